import type { ParcelStatus } from "../../core/carriers/parcel-status.ts"
import { foldText } from "../../core/search/fold-text.ts"
import type { CarrierEvent } from "../adapter.ts"

/** A carrier's words and what each says. `note` changes nothing; `unpaid` takes a payment back, or says that it is not made yet. */
export type WordTable = Record<string, ParcelStatus | "note" | "unpaid">

/** A word as it is compared: without accents, case and differences of spaces, underscores, hyphens and brackets. Always whole: "Livré" is a
 *  part of other words. */
export const foldWord = (word: string): string =>
  foldText(word)
    .replace(/[\s_–()[\]-]+/g, " ")
    .trim()

/** @returns what reads a carrier's word */
export function wordReader(table: WordTable): (word: string) => Pick<CarrierEvent, "kind" | "status"> {
  const folded = new Map(Object.entries(table).map(([word, meaning]) => [foldWord(word), meaning]))
  return (word) => {
    const meaning = folded.get(foldWord(word))
    if (meaning === undefined) return { kind: "unknown", status: null }
    if (meaning === "note") return { kind: "note", status: null }
    if (meaning === "paid" || meaning === "unpaid")
      return { kind: "payment", status: meaning === "paid" ? "paid" : null }
    return { kind: "movement", status: meaning }
  }
}
