import type { CachedPage } from "./cached-page.ts"

/** A page in the page cache. */
export type Entry = CachedPage & {
  position: number
  tags: ReadonlySet<string>
  until: number
  /** After this moment it is shown only if a render takes too long or fails: what its clock says is too old. */
  shownUntil: number
  /** When it was first found to be invalidated: another change makes it no younger. */
  staleSince?: number
  /** The position at which its lists were what they are on it. */
  checkedAt?: number
  checking?: { since: number; done: Promise<unknown> } | undefined
  /** When it was stored, or its use was last counted. */
  usedAt?: number
  /** The position at which it was last found to be as the shop is. */
  currentAt?: number
  /** How often it was sent from memory; it is not counted once it is compressed as well as can be. */
  hits?: number | undefined
}

/** Whether an answer is the same for every visitor, and may be cached. */
export function isPublic(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? ""
  return response.status === 200 && !response.headers.has("set-cookie") && !/no-store|private/.test(control)
}
