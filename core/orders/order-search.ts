import { phoneKey, phonePart } from "../customers/phone.ts"
import { cutText } from "../cut-text.ts"
import { foldText } from "../search/fold-text.ts"
import { readOrderNumber } from "./order-number.ts"

/** Characters of a search text. Longer ones are cut: the text is part of an index, whose entries are bounded. */
export const maxSearchTextLength = 200

/** Builds the search text of an order, folded: its phone's key, the phone as it is stored where that is another text,
 *  the parcel's number and the names. Its number is its row's key. */
export function orderSearchText(order: {
  firstname: string
  lastname: string
  mobile: string
  tracking: string | null
}): string {
  const { firstname, lastname, mobile, tracking } = order
  const key = phoneKey(mobile)
  const phones = key === mobile ? [key] : [key, mobile]
  const text = foldText([...phones, tracking ?? "", firstname, lastname].join(" ").replace(/\s+/g, " "))
  return cutText(text, maxSearchTextLength)
}

export type OrderSearch = {
  /** Each of them is part of what the order is found by. */
  words: string[]
  /** The row's key, where the search may be an order's number. */
  id: number | null
  /** The search is a number in full, so that nothing else is meant. */
  numberOnly: boolean
}

/** Parses a search text: `HN-26-000123-K7QX`, `123`, `0550 11 22 33`, `tel:+213550…`, `amina ben`. */
export function readOrderSearch(typed: string): OrderSearch {
  const number = readOrderNumber(typed)
  if (number) return { words: [], id: number.id, numberOnly: true }
  const text = foldText(typed.trim())
  const plain = /^0*(\d{1,9})$/.exec(text)
  const isPhone = /^(?:tel)?[^\p{L}\d]*\d[^\p{L}]*$/u.test(text)
  const words = isPhone ? [phonePart(text)] : text.split(/\s+/).filter(Boolean)
  return { words, id: plain ? Number(plain[1]) : null, numberOnly: false }
}
