import { setTimeout as delay } from "node:timers/promises"
import type { ContentTag } from "#db/changes/content-changes.ts"
import type { Catalogue } from "./catalogue.ts"

/** Readers of the change log wait so long for the catalogue, in milliseconds. */
const maxWait = 200

/** Brings a catalogue that is in memory up to date with changes: product by product, or again when anything may have changed.
 *  Answers go on from what is there while it is read again.
 *  @param onSlow is called when that took longer than readers wait: what was read meanwhile may be older than the change */
export async function applyChanges(
  catalogue: Catalogue,
  tags: readonly ContentTag[],
  onSlow: (tags: readonly ContentTag[]) => void,
): Promise<void> {
  if (!catalogue.isLoaded()) return
  const ids = tags.flatMap((tag) => (tag.startsWith("product:") ? Number(tag.slice("product:".length)) : []))
  if (!tags.includes("all") && ids.length === 0) return
  // After a failure the catalogue reloads everything.
  const work = (tags.includes("all") ? catalogue.rebuild() : catalogue.update(ids)).catch(() => undefined)
  const isDone = await Promise.race([work.then(() => true), delay(maxWait, false)])
  if (!isDone) work.then(() => onSlow(["listing", "shelf", "menu"]))
}
