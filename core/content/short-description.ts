import { cutToCodePoints } from "../cut-text.ts"

/** A product page folds its short description after this many characters (specification, sections 2 and 9). A list cuts
 *  it by lines, in its styles. */
const foldAt = 100

/** Cuts a short description where "See more" stands.
 *  @returns the first 100 characters and the rest; the rest is empty when nothing is folded */
export function foldDescription(text: string): { head: string; rest: string } {
  const head = cutToCodePoints(text, foldAt)
  return { head, rest: text.slice(head.length) }
}
