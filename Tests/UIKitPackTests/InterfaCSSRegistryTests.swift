import Foundation
import StyleEngine
import Testing
import UIKitPack

/// The property tables of InterfaCSS 1.5.5: every row must be a property of its class here.
@Suite("The property tables of InterfaCSS 1.5.5")
struct InterfaCSSRegistryTests {
    /// Rows a class, as the tables count them.
    @Test("each class knows every property of its table, by the type of the table", arguments: tables)
    func table(_ table: Table) throws {
        var registry = PropertyRegistry()
        try registry.add(UIKitPack())
        for row in table.rows {
            let found = try #require(registry.property(row.name, ofClass: table.className), "\(table.className).\(row.name)")
            if let type = row.type {
                #expect(found.definition.type == type, "\(table.className).\(row.name)")
            } else {
                #expect(registry.enumMapping(found.definition.type) != nil, "\(table.className).\(row.name)")
            }
        }
    }

    struct Table: Sendable, CustomTestStringConvertible {
        var className: String
        var rows: [(name: String, type: String?)]
        var testDescription: String { className }

        /// `number: a b, bool: c`; an enum's rows stand after `enum:`.
        init(_ className: String, count: Int, _ text: String) {
            self.className = className
            rows = text.split(separator: ",").flatMap { group in
                let parts = group.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                return parts[1].split(separator: " ").map { (String($0), parts[0] == "enum" ? nil : parts[0]) }
            }
            precondition(rows.count == count, "\(className) has \(rows.count) rows")
        }
    }

    private static let traits =
        "enum: autocapitalizationType autocorrectionType keyboardAppearance keyboardType returnKeyType spellCheckingType, bool: enablesReturnKeyAutomatically secureTextEntry"

    static let tables = [
        Table("UIView", count: 29, "number: alpha contentScaleFactor cornerradius borderwidth shadowopacity shadowradius, bool: autoresizesSubviews clearsContextBeforeDrawing clipsToBounds exclusiveTouch hidden multipleTouchEnabled opaque userInteractionEnabled, enum: autoresizingMask contentMode tintAdjustmentMode, color: backgroundColor bordercolor shadowcolor tintColor, rect: bounds frame, point: center anchorPoint, layout: layout, insets: layoutMargins, size: shadowoffset, transform: transform"),
        Table("UIControl", count: 5, "bool: enabled highlighted selected, enum: contentVerticalAlignment contentHorizontalAlignment"),
        Table("UIScrollView", count: 21, "point: contentOffset, size: contentSize, insets: contentInset scrollIndicatorInsets, bool: directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches bouncesZoom scrollsToTop, enum: indicatorStyle decelerationRate keyboardDismissMode, number: minimumZoomScale maximumZoomScale"),
        Table("UITableView", count: 17, "number: rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionIndexMinimumDisplayRowCount, insets: separatorInset, bool: allowsSelection allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing, color: sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor separatorColor, enum: separatorStyle"),
        // Its table has a second `selectionStyle` that was meant as `editingStyle`.
        Table("UITableViewCell", count: 12, "enum: selectionStyle editingStyle accessoryType editingAccessoryType, bool: selected highlighted showsReorderControl shouldIndentWhileEditing editing, number: indentationLevel indentationWidth, insets: separatorInset"),
        Table("UICollectionView", count: 10, "bool: allowsSelection allowsMultipleSelection, enum: scrollDirection, number: minimumLineSpacing minimumInteritemSpacing, size: itemSize estimatedItemSize headerReferenceSize footerReferenceSize, insets: sectionInset"),
        Table("UIWebView", count: 11, "bool: scalesPageToFit allowsInlineMediaPlayback suppressesIncrementalRendering keyboardDisplayRequiresUserAction mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay, number: pageLength gapBetweenPages, enum: dataDetectorTypes paginationMode paginationBreakingMode"),
        Table("UIActivityIndicatorView", count: 4, "enum: activityIndicatorViewStyle, color: color, bool: hidesWhenStopped animating"),
        Table("UIButton", count: 13, "bool: showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted, insets: contentEdgeInsets titleEdgeInsets imageEdgeInsets, string: title, attributedString: attributedTitle, color: titleColor titleShadowColor, image: image backgroundImage"),
        Table("UILabel", count: 13, "font: font, color: textColor highlightedTextColor, enum: textalign baselineAdjustment lineBreakMode, bool: adjustsFontSizeToFitWidth, number: minimumFontSize numberOfLines preferredMaxLayoutWidth minimumScaleFactor, string: text, attributedString: attributedText"),
        Table("UIProgressView", count: 5, "color: progressTintColor trackTintColor, image: progressImage trackImage, enum: progressViewStyle"),
        Table("UITextField", count: 23, traits + ", font: font, color: textColor, enum: textalign borderStyle leftViewMode rightViewMode, bool: adjustsFontSizeToFitWidth clearsOnInsertion clearsOnBeginEditing, number: minimumFontSize, string: text placeholder, attributedString: attributedText, image: background disabledBackground"),
        Table("UITextView", count: 19, traits + ", font: font, color: textColor, enum: textalign dataDetectorTypes, bool: clearsOnInsertion allowsEditingTextAttributes editable selectable, string: text, attributedString: attributedText, insets: textContainerInset"),
        Table("UIImageView", count: 2, "image: image highlightedImage"),
        Table("UISwitch", count: 4, "color: onTintColor thumbTintColor, image: onImage offImage"),
        Table("UISlider", count: 11, "number: value minimumValue maximumValue, image: minimumValueImage maximumValueImage maximumTrackImage minimumTrackImage thumbImage, color: minimumTrackTintColor maximumTrackTintColor thumbTintColor"),
        Table("UIStepper", count: 10, "bool: continuous autorepeat wraps, number: minimumValue maximumValue stepValue, image: backgroundImage decrementImage incrementImage dividerImage"),
        Table("UISegmentedControl", count: 14, "font: font, color: textColor shadowcolor, size: shadowoffset, bool: apportionsSegmentWidthsByContent momentary enabled, image: backgroundImage dividerImage image, offset: contentPositionAdjustment, string: title, point: contentOffset, number: width"),
        Table("UIBarButtonItem", count: 18, "font: font, color: textColor shadowcolor, size: shadowoffset, string: title, bool: enabled, image: image landscapeImagePhone backgroundImage backButtonBackgroundImage, insets: imageInsets landscapeImagePhoneInsets, enum: style, number: width backgroundVerticalPositionAdjustment backButtonBackgroundVerticalPositionAdjustment, offset: titlePositionAdjustment backButtonTitlePositionAdjustment"),
        Table("UIToolbar", count: 5, "enum: barStyle, bool: translucent, color: barTintColor, image: backgroundImage shadowImage"),
        Table("UINavigationBar", count: 11, "font: font, color: textColor shadowcolor barTintColor, size: shadowoffset, enum: barStyle, bool: translucent, image: backgroundImage shadowImage backIndicatorImage backIndicatorTransitionMaskImage"),
        Table("UISearchBar", count: 33, traits + ", enum: barStyle searchBarStyle, string: text prompt placeholder, bool: showsBookmarkButton showsCancelButton showsSearchResultsButton searchResultsButtonSelected translucent showsScopeBar, color: barTintColor scopeBarButtonTitleTextColor scopeBarButtonTitleShadowColor, image: scopeBarBackgroundImage backgroundImage searchFieldBackgroundImage imageForSearchBarIcon scopeBarButtonBackgroundImage scopeBarButtonDividerImage, font: scopeBarButtonTitleFont, offset: scopeBarButtonTitleShadowOffset searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment positionAdjustmentForSearchBarIcon"),
        Table("UITabBar", count: 10, "color: barTintColor selectedImageTintColor, image: backgroundImage selectionIndicatorImage shadowImage, enum: itemPositioning barStyle, number: itemWidth itemSpacing, bool: translucent"),
        Table("UITabBarItem", count: 6, "string: title, bool: enabled, image: image selectedImage, insets: imageInsets, offset: titlePositionAdjustment"),
    ]
}
