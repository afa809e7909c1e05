import { setTimeout as delay } from "node:timers/promises"
import type { ContentTag } from "#db/changes/content-changes.ts"
import type { Catalogue } from "./catalogue.ts"

/** Readers of the change log wait so long for the catalogue, in milliseconds. */
const maxWait = 200

/** Milliseconds until a catalogue that missed a change is read again, while the database fails. */
const retryAfter = 1000

/** Answers that may be older than a change. */
const missed: readonly ContentTag[] = ["listing", "shelf", "menu"]

/** Failures of catalogues that are being read again because of them. */
const failures = new WeakMap<Catalogue, number>()

/** Reads everything again until that succeeds or the catalogue is closed. What was answered meanwhile misses a change. */
async function recover(catalogue: Catalogue, onSlow: (tags: readonly ContentTag[]) => void): Promise<void> {
  const known = failures.get(catalogue)
  failures.set(catalogue, (known ?? 0) + 1)
  if (known !== undefined) return
  for (let isDone = false; !isDone; ) {
    await delay(retryAfter, undefined, { ref: false })
    const before = failures.get(catalogue)
    const problem = await catalogue.rebuild().catch((error: unknown) => error)
    if (problem instanceof Error && problem.name === "AbortError") return
    isDone = problem === undefined && failures.get(catalogue) === before
  }
  failures.delete(catalogue)
  onSlow(missed)
}

/** Brings a catalogue that is in memory up to date with changes: product by product, or again when anything may have changed.
 *  Answers go on from what is there while it is read again.
 *  @param onSlow is called when that took longer than readers wait, or was done after a failure: what was read meanwhile may be older
 *  than the change */
export async function applyChanges(
  catalogue: Catalogue,
  tags: readonly ContentTag[],
  onSlow: (tags: readonly ContentTag[]) => void,
): Promise<void> {
  if (!catalogue.isLoaded()) return
  const ids = tags.flatMap((tag) => (tag.startsWith("product:") ? Number(tag.slice("product:".length)) : []))
  if (!tags.includes("all") && ids.length === 0) return
  const work = (tags.includes("all") ? catalogue.rebuild() : catalogue.update(ids)).then(
    () => true,
    () => false,
  )
  const isRead = await Promise.race([work, delay(maxWait, undefined)])
  if (isRead) return
  void work.then((hasSucceeded) => (hasSucceeded ? onSlow(missed) : recover(catalogue, onSlow)))
}
