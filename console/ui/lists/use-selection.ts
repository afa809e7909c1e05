import { useState } from "react"

/** Which entries of what is shown are selected; what is not shown any more is not selected either.
 *  @param shown their ids, in order */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selected = shown.filter((id) => chosen.includes(id))
  return {
    selected,
    isSelected: (id: string) => selected.includes(id),
    isAll: shown.length > 0 && selected.length === shown.length,
    toggle: (id: string) => setChosen(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: () => setChosen(selected.length === shown.length ? [] : shown),
    clear: () => setChosen([]),
  }
}

export type RowSelection = ReturnType<typeof useSelection>

/** A selection over several pages of a list after a press on one page's box: the page's entries join it, or all leave it. */
export const togglePage = (selected: readonly string[], page: readonly string[]): string[] =>
  page.every((id) => selected.includes(id))
    ? selected.filter((id) => !page.includes(id))
    : [...new Set([...selected, ...page])]
