import type { ClosedCommunes, CommuneChanges } from "#api/delivery/contract-closed-communes.ts"
import { communeKey, splitKey } from "./spelling-draft.ts"

/** The closed communes, by `communeKey`, in one order. */
export type ClosedDraft = { updatedAt: null; closed: string[] }

export const toClosedDraft = ({ rows }: ClosedCommunes): ClosedDraft => ({
  updatedAt: null,
  closed: rows.map(({ wilaya, commune }) => communeKey(wilaya, commune)).toSorted(),
})

/** The closed communes after some of the shown ones were ticked as open; what is not shown stays as it is. */
export function withOpen(closed: readonly string[], shown: readonly string[], open: readonly string[]): string[] {
  return [...closed.filter((key) => !shown.includes(key)), ...shown.filter((key) => !open.includes(key))].toSorted()
}

/** Converts the changes since loading to the request. */
export function toCommuneChanges(loaded: ClosedDraft, draft: ClosedDraft): CommuneChanges["changes"] {
  const keys = new Set([...loaded.closed, ...draft.closed])
  return [...keys].flatMap((key) => {
    const [was, is] = [loaded.closed.includes(key), draft.closed.includes(key)]
    return was === is ? [] : { ...splitKey(key), loaded: was, closed: is }
  })
}
