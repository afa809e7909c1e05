import { isolateLeftToRight } from "./isolate.ts"

/** Digits of any script with what people write between them or a `+` before them: a phone number, a time, a date. Digits alone
 *  are shown from left to right everywhere. */
const numbers = /(?<!\p{Nd})(?:\+?\(?\p{Nd}+(?:[\s().,:/+\u00A0\u2010-\u2015\u2212-]{1,2}\p{Nd}+)+|\+\p{Nd}{2,})/gu

/** A text of a person with its numbers isolated from left to right (U+2066, U+2069). Without that a phone number in an Arabic
 *  sentence is shown with its groups in reverse order (Unicode Bidirectional Algorithm, UAX 9). */
export const isolateNumbers = (text: string): string => text.replace(numbers, isolateLeftToRight("$&"))
