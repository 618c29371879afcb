import Foundation
import StyleCommands

exit(CommandLineProgram().run(Array(CommandLine.arguments.dropFirst())))
