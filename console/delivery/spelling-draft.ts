import type { SpellingChanges, Spellings } from "#api/delivery/contract-spellings.ts"

/** How a carrier spells communes, by `keyOf`; one that is spelled as the shop does is not there. */
export type SpellingDraft = { updatedAt: null; names: Record<string, string> }

/** A commune as the keys of a draft have it. */
export const communeKey = (wilaya: number, commune: string): string => `${wilaya} ${commune}`

/** The commune of a key. */
export function splitKey(key: string): { wilaya: number; commune: string } {
  const space = key.indexOf(" ")
  return { wilaya: Number(key.slice(0, space)), commune: key.slice(space + 1) }
}

const sorted = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)))

export const toSpellingDraft = ({ rows }: Spellings): SpellingDraft => ({
  updatedAt: null,
  names: sorted(Object.fromEntries(rows.map(({ wilaya, commune, name }) => [communeKey(wilaya, commune), name]))),
})

/** The names with one of them typed again; "" = the shop's own. */
export function typed(names: Record<string, string>, key: string, name: string): Record<string, string> {
  const { [key]: _, ...others } = names
  return name === "" ? others : sorted({ ...others, [key]: name })
}

/** Converts the changes since loading to the request. */
export function toSpellingChanges(loaded: SpellingDraft, draft: SpellingDraft): SpellingChanges["changes"] {
  const keys = new Set([...Object.keys(loaded.names), ...Object.keys(draft.names)])
  return [...keys].flatMap((key) => {
    const [was, is] = [loaded.names[key] ?? null, draft.names[key]?.trim() || null]
    if (was === is) return []
    return { ...splitKey(key), loaded: was, name: is }
  })
}
