import { isolateLeftToRight } from "./isolate.ts"

/** Digits of any script with what people write between them or a `+` before them: a phone number, a time, a date. Digits alone
 *  are shown from left to right everywhere. */
const numbers = /(?<!\p{Nd})(?:\+?\(?\p{Nd}+(?:[\s().,:/+\u00A0\u2010-\u2015\u2212-]{1,2}\p{Nd}+)+|\+\p{Nd}{2,})/gu

/** Characters of the longest number that stays on one line: two phones side by side may be on two. */
const maxUnbroken = 24

/** A number with a word joiner (U+2060) behind each sign that a line could end at. */
const unbroken = (number: string) =>
  number.length > maxUnbroken ? number : number.replace(/[\s/\u2010-\u2015\u2212-](?=.)/gu, "$&\u2060")

/** A text of a person with its numbers isolated from left to right (U+2066, U+2069), each on one line. Without that a phone number in
 *  an Arabic sentence is shown with its groups in reverse order (Unicode Bidirectional Algorithm, UAX 9). */
export const isolateNumbers = (text: string): string =>
  text.replace(numbers, (number) => isolateLeftToRight(unbroken(number)))
