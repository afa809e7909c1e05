/** Typed values that are not stored yet: the text of a cell by its key. */
export type Edits = Readonly<Record<string, string>>

/** Changes that are not stored yet, and what they were before each step. */
export type Draft = { edits: Edits; past: readonly Edits[] }

export const emptyDraft: Draft = { edits: {}, past: [] }

/** Adds a step to a draft, unless it changes nothing. */
export function addStep(draft: Draft, edits: Edits): Draft {
  const keys = new Set([...Object.keys(edits), ...Object.keys(draft.edits)])
  const isSame = [...keys].every((key) => edits[key] === draft.edits[key])
  return isSame ? draft : { edits, past: [...draft.past, draft.edits] }
}

/** Takes the last step back. */
export const undoStep = ({ edits, past }: Draft): Draft => ({ edits: past.at(-1) ?? edits, past: past.slice(0, -1) })

/** Takes everything back; that can be taken back as well. */
export const discardAll = ({ edits, past }: Draft): Draft => ({ edits: {}, past: [...past, edits] })

/** Removes the stored cells from a draft, except those typed differently meanwhile. Undo does not reach behind what
 *  is stored. */
export function withoutStored({ edits }: Draft, stored: Edits): Draft {
  return { edits: Object.fromEntries(Object.entries(edits).filter(([key, text]) => stored[key] !== text)), past: [] }
}
