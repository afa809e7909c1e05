/** A text inside a sentence, in the direction of its own script (U+2068, U+2069): a name of another script than the words around
 *  it does not turn them (Unicode Bidirectional Algorithm, UAX 9). */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** The same from left to right (U+2066, U+2069): numbers, addresses, names of files. "" stays empty. */
export const isolateLeftToRight = (text: string): string => (text === "" ? "" : `\u2066${text}\u2069`)
