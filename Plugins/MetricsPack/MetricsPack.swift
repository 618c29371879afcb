import StyleEngine
import StyleTokens
