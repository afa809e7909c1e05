import { foldText } from "../search/fold-text.ts"

/** Characters of a tag. */
export const maxTagLength = 24
/** Tags of one order. */
export const maxOrderTags = 8
/** Tags of the shop. */
export const maxTags = 100

/** A tag as it is stored: without spaces at its ends or two in a row. */
export const toTagName = (text: string): string => text.trim().replace(/\s+/gu, " ")

/** Key that all spellings of one tag share. */
export const foldTag = (name: string): string => foldText(toTagName(name))

/** The tags of an order after a change. A tag that is added and removed is removed.
 *  @returns undefined where they would be too many */
export function changedTags(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] | undefined {
  const removed = new Set(remove.map(foldTag))
  const byFolded = new Map([...tags, ...add].map((name) => [foldTag(name), name]))
  for (const name of tags) byFolded.set(foldTag(name), name)
  const changed = [...byFolded].flatMap(([folded, name]) => (removed.has(folded) ? [] : name))
  return changed.length > maxOrderTags ? undefined : changed
}
