/** Isolates a text inside a sentence (U+2068, U+2069): a name in another script keeps its own direction and does not change that
 *  of the words around it (Unicode Bidirectional Algorithm, UAX #9). */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** The same from left to right (U+2066, U+2069): numbers, addresses, names of files. "" stays empty. */
export const isolateLeftToRight = (text: string): string => (text === "" ? "" : `\u2066${text}\u2069`)
