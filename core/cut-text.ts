/** Cuts a text between grapheme clusters (UAX #29), so that emoji, flags and letters with marks stay whole. A cluster longer than the
 *  limit is cut between code points; the result has no lone surrogate.
 *  @param maxLength in UTF-16 units, as fields and contracts count */
export function cutText(text: string, maxLength: number): string {
  const whole = text.length > maxLength ? text.slice(0, endOfCharacters(text, maxLength)) : text
  return whole.replace(/\p{Surrogate}/gu, "\ufffd")
}

/** The same by a number of code points, as people count. */
export const cutToCodePoints = (text: string, max: number): string =>
  cutText(text, Array.from(text).slice(0, max).join("").length)

/** Two Latin or Arabic letters, digits or signs that never combine into one character. */
const twoPlain = /^[\u0020-\u02ff\u0621-\u064a\u2010-\u2027]{2}$/

/** Made for the first text that needs it: a slow phone takes 100 ms to make one. */
let segmenter: Intl.Segmenter | undefined

function endOfCharacters(text: string, maxLength: number): number {
  if (twoPlain.test(text.slice(maxLength - 1, maxLength + 1))) return maxLength
  // The unit behind the limit, and its other half, tell whether a character goes on there.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" })
  const end = segmenter.segment(text.slice(0, maxLength + 2)).containing(maxLength)?.index ?? maxLength
  if (end > 0) return end
  const isHalved = /[\ud800-\udbff]$/.test(text.slice(0, maxLength)) && /^[\udc00-\udfff]/.test(text.slice(maxLength))
  return isHalved ? maxLength - 1 : maxLength
}
