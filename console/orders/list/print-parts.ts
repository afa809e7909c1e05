/** Orders of one print. */
const maxPrinted = 100

export type PrintPart = { to: string; first: number; last: number }

/** The prints that many orders take, in their order: of each the address, and its first and last order counted from 1. */
export function printParts(documentIds: readonly string[], document: "slip" | "invoice"): PrintPart[] {
  const parts: PrintPart[] = []
  for (let from = 0; from < documentIds.length; from += maxPrinted) {
    const ids = documentIds.slice(from, from + maxPrinted)
    const to = `/print?${new URLSearchParams({ ids: ids.join(","), document })}`
    parts.push({ to, first: from + 1, last: from + ids.length })
  }
  return parts
}
