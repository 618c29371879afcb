/// Keeps count of list elements, so that short texts with long lists end in time.
enum ElementWork {
    /// Counts the elements of the lists among some operands.
    static func add(_ operands: [ExpressionValue], to work: inout Int) throws(ExpressionFault) {
        for operand in operands where operand.isList && work <= ExpressionLimits.elementWork {
            work += operand.elementCount(limit: ExpressionLimits.listElements)
        }
        guard work <= ExpressionLimits.elementWork else {
            throw ExpressionFault(
                .workLimit, "the expression computes more than \(ExpressionLimits.elementWork) list elements")
        }
    }
}
