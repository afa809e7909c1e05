import type { ContentTag } from "#db/content-changes.ts"
import type { Catalogue } from "./catalogue.ts"

/** Brings a catalogue that is in memory up to date with changes: product by product, or anew when anything may have changed.
 *  Answers go on from what is there while it is read anew. */
export async function applyChanges(catalogue: Catalogue, tags: readonly ContentTag[]): Promise<void> {
  if (!catalogue.isLoaded()) return
  if (tags.includes("all")) {
    catalogue.rebuild().catch(() => undefined)
    return
  }
  const ids = tags.flatMap((tag) => (tag.startsWith("product:") ? Number(tag.slice("product:".length)) : []))
  if (ids.length > 0) await catalogue.update(ids)
}
