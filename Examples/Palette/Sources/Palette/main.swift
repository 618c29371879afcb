// `Brand` and `Typography` are generated from the two lists in this folder.
for (name, color) in Brand.all {
    print("\(name): \(color.red) \(color.green) \(color.blue)")
}

let title = LabelA1()
title.text = "Titles are set in \(title.font?.fontName ?? "the system's font"), \(title.font?.size ?? 0) points"
print(title.text)
