import StyleExpressions
import StyleValues

/// The compiled code of declarations whose values depend on variables, made when a variable has changed: most never do.
final class CompiledConversions {
    private var memory: FormulaMemory?
    /// By declaration and property; nil where code cannot give the value, whatever the variables are.
    private var conversions: [ConversionTable.Key: CompiledConversion?] = [:]
    /// What the code holds for, besides the kinds of its variables.
    private var lengthModel = LengthModel.css
    private var bareNames: Set<String> = []

    /// Takes note that variables or the environment have changed.
    func begin(_ registry: PropertyRegistry, _ environment: StyleEnvironment, bareNames: Set<String>) {
        if let memory, lengthModel == environment.lengthModel, self.bareNames == bareNames {
            return memory.variablesChange()
        }
        let context = EvaluationContext(lengthModel: environment.lengthModel, namedColor: registry.colorLookup)
        memory = FormulaMemory(functions: registry.functions, context: context)
        lengthModel = environment.lengthModel
        self.bareNames = bareNames
        conversions = [:]
    }

    /// Compiles a declaration for a property, if nobody has.
    func add(_ key: ConversionTable.Key, _ make: () -> CompiledConversion?) {
        if conversions[key.withoutScope] == nil { conversions[key.withoutScope] = .some(make()) }
    }

    /// The value of a declaration that was compiled; nil where the general evaluator has to compute it.
    func outcome(_ key: ConversionTable.Key, in scopes: ScopeTable) -> ConversionTable.Outcome? {
        guard let memory, let conversion = conversions[key.withoutScope] ?? nil else { return nil }
        return conversion.outcome(memory, scope: key.scope, in: scopes)
    }
}
