// `import StyleEngine` is enough for an app: the modules below it are part of its public API.
@_exported import StyleDiagnostics
@_exported import StyleExpressions
@_exported import StyleSyntax
@_exported import StyleValues
