import { cutToCodePoints } from "../cut-text.ts"
/** A short description is folded after this many characters (specification, section 9). */
export const foldAt = 100

/** Cuts a short description where "See more" stands.
 *  @returns the first 100 characters and the rest; the rest is empty when nothing is folded */
export function foldDescription(text: string): { head: string; rest: string } {
  const head = cutToCodePoints(text, foldAt)
  return { head, rest: text.slice(head.length) }
}

/** The folded short description: 100 characters and an ellipsis when it is longer. */
export function shortened(text: string): string {
  const { head, rest } = foldDescription(text)
  return rest ? `${head}…` : head
}
