import { normalizePhone } from "../customers/phone.ts"
import { cutText } from "../cut-text.ts"
import { foldText } from "../search/fold-text.ts"

/** Longer texts are cut: the text is part of an index, whose entries are bounded. */
const maxTextLength = 200

/** What an order is found by, folded; its number is its row's key. */
export function orderSearchText(order: {
  firstname: string
  lastname: string
  mobile: string
  tracking: string | null
}): string {
  const { firstname, lastname, mobile, tracking } = order
  const text = foldText([mobile, tracking ?? "", firstname, lastname].join(" ").replace(/\s+/g, " "))
  return cutText(text, maxTextLength)
}

export type OrderSearch = {
  /** Each of them is part of what the order is found by. */
  words: string[]
  /** The row's key, where the search may be an order's number. */
  id: number | null
  /** The search is a number in full, so that nothing else is meant. */
  numberOnly: boolean
}

/** What a search text looks for: `HN-26-000123`, `123`, `0550 11 22 33`, `+213 550…`, `amina ben`. */
export function readOrderSearch(typed: string): OrderSearch {
  const text = foldText(typed.trim())
  const full = /^hn[- ]?\d{2}[- ]?0*(\d{1,9})$/.exec(text)
  if (full) return { words: [], id: Number(full[1]), numberOnly: true }
  const plain = /^0*(\d{1,9})$/.exec(text)
  const words = /^[+\d][\d\s.\-()/]*$/.test(text) ? [normalizePhone(text)] : text.split(/\s+/).filter(Boolean)
  return { words, id: plain ? Number(plain[1]) : null, numberOnly: false }
}
