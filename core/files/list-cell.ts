/** Separates values of a list in one cell of a file (`;`), and names of one value (`|`). */
type Separator = ";" | "|"

/** A name in a list: a backslash stands before each sign that would separate it, and before each backslash. */
export const escapeName = (name: string): string => name.replace(/[\\;|]/g, "\\$&")

/** A name of a list as it was before `escapeName`. A backslash before any other sign is one. */
export const unescapeName = (text: string): string => text.replace(/\\([\\;|])/g, "$1")

/** The parts of a list between separators that no backslash stands before, each still escaped.
 *  @param text without NUL, as `cellReader` reads it */
export const splitList = (text: string, separator: Separator): string[] =>
  text
    .replace(/\\[\\;|]|[;|]/g, (sign) => (sign === separator ? "\0" : sign))
    .split("\0")
    .map((part) => part.trim())
