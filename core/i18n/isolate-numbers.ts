import { isolateLeftToRight } from "./isolate.ts"

/** Digits of any script with what people write between them: a phone number, a time, a date. */
const numbers = /\+?\(?\p{Nd}(?:[\s().,:/+\u00A0\u2010-\u2015\u2212-]{0,2}\p{Nd})+/gu

/** A text of a person with its numbers isolated from left to right (U+2066, U+2069). Without that a phone number in an Arabic
 *  sentence is shown with its groups in reverse order (Unicode Bidirectional Algorithm, UAX 9). */
export const isolateNumbers = (text: string): string => text.replace(numbers, isolateLeftToRight("$&"))
