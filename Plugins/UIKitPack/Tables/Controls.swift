extension ClassTable {
    /// `UIControl` and the controls.
    static let controls = [
        ClassTable(
            "UIControl", extends: "UIView", "A view that people operate",
            properties: [
                PropertyRow("contentHorizontalAlignment", "UIControlContentHorizontalAlignment", .layout, default: "center", "How content is placed horizontally"),
                PropertyRow("contentVerticalAlignment", "UIControlContentVerticalAlignment", .layout, default: "center", "How content is placed vertically"),
                PropertyRow("enabled", "bool", [.layout, .paint, .text], default: "YES", "Whether the control can be used"),
                PropertyRow("highlighted", "bool", [.layout, .paint, .text], default: "NO", "Whether the control is drawn as touched"),
                PropertyRow("selected", "bool", [.layout, .paint, .text], default: "NO", "Whether the control is drawn as selected"),
            ]),
        ClassTable(
            "UIButton", extends: "UIControl", "A button",
            keyPaths: ["titleLabel": "UILabel", "imageView": "UIImageView"],
            properties: [
                PropertyRow("adjustsImageWhenDisabled", "bool", .paint, default: "YES", "Whether the image is dimmed while disabled"),
                PropertyRow("adjustsImageWhenHighlighted", "bool", .paint, default: "YES", "Whether the image darkens while touched"),
                PropertyRow("attributedTitle", "attributedString", [.layout, .paint, .text], by: [.state], "The title with its attributes"),
                PropertyRow("backgroundImage", "image", [.layout, .paint], by: [.state], "The image behind the title"),
                PropertyRow("contentEdgeInsets", "insets", .layout, default: "0", "Space around all content"),
                PropertyRow("font", "font", [.layout, .paint, .text], default: "system 15", "The font of the title"),
                PropertyRow("image", "image", [.layout, .paint], by: [.state], "The image beside the title"),
                PropertyRow("imageEdgeInsets", "insets", .layout, default: "0", "Space around the image"),
                PropertyRow("reversesTitleShadowWhenHighlighted", "bool", .paint, default: "NO", "Whether the title's shadow turns round while touched"),
                PropertyRow("showsTouchWhenHighlighted", "bool", .paint, default: "NO", "Whether the button glows while touched"),
                // InterfaCSS keeps it apart from `titleColor`: a sheet may give both.
                PropertyRow("textColor", "color", .paint, by: [.state], "The color of the title, as text in general is colored"),
                PropertyRow("title", "string", [.layout, .paint, .text], by: [.state], "The title"),
                PropertyRow("titleColor", "color", .paint, aliases: ["color"], by: [.state], "The color of the title"),
                PropertyRow("titleEdgeInsets", "insets", .layout, default: "0", "Space around the title"),
                PropertyRow("titleShadowColor", "color", .paint, by: [.state], "The color of the title's shadow"),
            ]),
        ClassTable(
            "UITextField", extends: "UIControl", elementNames: ["textInput"], "Edits a line of text",
            keyPaths: ["leftView": "UIView", "rightView": "UIView", "inputView": "UIView", "inputAccessoryView": "UIView"],
            properties: sorted(
                textInputTraits,
                [
                    PropertyRow("adjustsFontSizeToFitWidth", "bool", [.paint, .text], default: "NO", "Whether the font shrinks to fit"),
                    PropertyRow("allowsEditingTextAttributes", "bool", [], default: "NO", "Whether people may change the attributes"),
                    PropertyRow("attributedPlaceholder", "attributedString", [.layout, .paint, .text], "The placeholder with its attributes"),
                    PropertyRow("attributedText", "attributedString", [.layout, .paint, .text], "The text with its attributes"),
                    PropertyRow("background", "image", .paint, aliases: ["backgroundImage"], "The image behind the text"),
                    PropertyRow("borderStyle", "UITextBorderStyle", [.layout, .paint], default: "none", "The border"),
                    PropertyRow("clearButtonMode", "UITextFieldViewMode", [.layout, .paint], default: "never", "When the button to clear the text shows"),
                    PropertyRow("clearsOnBeginEditing", "bool", [], default: "NO", "Whether editing starts with no text"),
                    PropertyRow("clearsOnInsertion", "bool", [], default: "NO", "Whether new text replaces what is there"),
                    PropertyRow("disabledBackground", "image", .paint, "The image behind the text while disabled"),
                    PropertyRow("font", "font", [.layout, .paint, .text], default: "system 17", "The font of the text"),
                    PropertyRow("leftViewMode", "UITextFieldViewMode", [.layout, .paint], default: "never", "When the left overlay shows"),
                    PropertyRow("minimumFontSize", "number", [.paint, .text], default: "0", "The least size that the font shrinks to"),
                    PropertyRow("placeholder", "string", [.layout, .paint, .text], "What shows while there is no text"),
                    PropertyRow("rightViewMode", "UITextFieldViewMode", [.layout, .paint], default: "never", "When the right overlay shows"),
                    PropertyRow("text", "string", [.layout, .paint, .text], "The text"),
                    PropertyRow("textAlignment", "NSTextAlignment", [.paint, .text], aliases: ["textAlign"], default: "natural", "How the text is aligned"),
                    PropertyRow("textColor", "color", .paint, aliases: ["color"], default: "black", "The color of the text"),
                    PropertyRow("textInsets", "insets", [.layout, .text], aliases: ["textEdgeInsets", "cas_textEdgeInsets"], default: "0", "The space that the text keeps from the bounds"),
                ],
                TextAttributeRows.rows(under: "defaultTextAttributes"))),
        ClassTable(
            "UISwitch", extends: "UIControl", elementNames: ["toggle"], "A switch between on and off",
            properties: [
                PropertyRow("offImage", "image", .paint, "The image while off"),
                PropertyRow("on", "bool", .paint, default: "NO", "Whether the switch is on"),
                PropertyRow("onImage", "image", .paint, "The image while on"),
                PropertyRow("onTintColor", "color", .paint, "The color while on"),
                PropertyRow("thumbTintColor", "color", .paint, "The color of the thumb"),
            ]),
        ClassTable(
            "UISlider", extends: "UIControl", "A slider for a number",
            properties: [
                PropertyRow("continuous", "bool", [], default: "YES", "Whether changes are told while sliding"),
                PropertyRow("maximumTrackImage", "image", .paint, by: [.state], "The track beyond the thumb"),
                PropertyRow("maximumTrackTintColor", "color", .paint, "The color of the track beyond the thumb"),
                PropertyRow("maximumValue", "number", .paint, default: "1", "The greatest value"),
                PropertyRow("maximumValueImage", "image", [.layout, .paint], "The image at the end of the greatest value"),
                PropertyRow("minimumTrackImage", "image", .paint, by: [.state], "The track before the thumb"),
                PropertyRow("minimumTrackTintColor", "color", .paint, "The color of the track before the thumb"),
                PropertyRow("minimumValue", "number", .paint, default: "0", "The least value"),
                PropertyRow("minimumValueImage", "image", [.layout, .paint], "The image at the end of the least value"),
                PropertyRow("thumbImage", "image", [.layout, .paint], by: [.state], "The thumb"),
                PropertyRow("thumbTintColor", "color", .paint, "The color of the thumb"),
                PropertyRow("value", "number", .paint, default: "0", "The value"),
            ]),
        ClassTable(
            "UIStepper", extends: "UIControl", "Two buttons for a number",
            properties: [
                PropertyRow("autorepeat", "bool", [], default: "YES", "Whether holding a button goes on counting"),
                PropertyRow("backgroundImage", "image", [.layout, .paint], by: [.state], "The image behind the buttons"),
                PropertyRow("continuous", "bool", [], default: "YES", "Whether changes are told while counting"),
                PropertyRow("decrementImage", "image", [.layout, .paint], by: [.state], "The image of the button that counts down"),
                PropertyRow("dividerImage", "image", [.layout, .paint], by: [.leftSegmentState, .rightSegmentState], "The image between the buttons"),
                PropertyRow("incrementImage", "image", [.layout, .paint], by: [.state], "The image of the button that counts up"),
                PropertyRow("maximumValue", "number", .paint, default: "100", "The greatest value"),
                PropertyRow("minimumValue", "number", .paint, default: "0", "The least value"),
                PropertyRow("stepValue", "number", [], default: "1", "How much one tap adds or takes away"),
                PropertyRow("value", "number", .paint, default: "0", "The value"),
                PropertyRow("wraps", "bool", .paint, default: "NO", "Whether counting goes on at the other end"),
            ]),
        ClassTable(
            "UISegmentedControl", extends: "UIControl", "Buttons of which one is chosen",
            properties: sorted(
                [
                    PropertyRow("apportionsSegmentWidthsByContent", "bool", .layout, default: "NO", "Whether wider content gets a wider segment"),
                    PropertyRow("backgroundImage", "image", [.layout, .paint], by: [.state, .barMetrics], "The image behind the segments"),
                    PropertyRow("contentOffset", "point", .layout, by: [.segment], "How far the content of a segment is moved"),
                    PropertyRow("contentPositionAdjustment", "offset", .layout, by: [.segmentType, .barMetrics], "How far the content of a kind of segment is moved"),
                    PropertyRow("dividerImage", "image", [.layout, .paint], by: [.leftSegmentState, .rightSegmentState, .barMetrics], "The image between segments"),
                    PropertyRow("image", "image", [.layout, .paint], by: [.state, .segment], "The image of a segment"),
                    PropertyRow("momentary", "bool", .paint, default: "NO", "Whether no segment stays chosen"),
                    PropertyRow("selectedSegmentIndex", "number", .paint, default: "-1", "The chosen segment, from 0; -1 for none"),
                    PropertyRow("selectedSegmentTintColor", "color", .paint, "The color of the chosen segment"),
                    PropertyRow("title", "string", [.layout, .paint, .text], by: [.state, .segment], "The title of a segment"),
                    PropertyRow("width", "number", .layout, by: [.segment], default: "0", "The width of a segment; 0 for one that fits"),
                ],
                TextAttributeRows.rows(under: "titleTextAttributes", by: [.state], short: TextAttributeRows.shortcut))),
        ClassTable(
            "UIPageControl", extends: "UIControl", "Dots for pages",
            properties: [
                PropertyRow("currentPage", "number", .paint, default: "0", "The page shown, from 0"),
                PropertyRow("currentPageIndicatorTintColor", "color", .paint, "The color of the dot of the page shown"),
                PropertyRow("defersCurrentPageDisplay", "bool", [], default: "NO", "Whether the dots wait to be updated"),
                PropertyRow("hidesForSinglePage", "bool", .paint, default: "NO", "Whether a single page has no dot"),
                PropertyRow("numberOfPages", "number", [.layout, .paint], default: "0", "How many dots there are"),
                PropertyRow("pageIndicatorTintColor", "color", .paint, "The color of the other dots"),
            ]),
        ClassTable(
            "UIDatePicker", extends: "UIControl", "Picks a date or time",
            properties: [
                PropertyRow("countDownDuration", "time", [.paint, .text], default: "0", "The time to count down"),
                PropertyRow("datePickerMode", "UIDatePickerMode", [.layout, .paint, .text], default: "dateAndTime", "What is picked"),
                PropertyRow("minuteInterval", "number", [.paint, .text], default: "1", "The step of minutes"),
            ]),
        ClassTable(
            "UIRefreshControl", extends: "UIControl", "Refreshes a scroll view that is pulled down",
            properties: [PropertyRow("attributedTitle", "attributedString", [.layout, .paint, .text], "The title with its attributes")]),
    ]
}
