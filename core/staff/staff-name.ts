import { foldText } from "../search/fold-text.ts"

/** Characters of the longest name of a member of the staff. */
export const maxStaffName = 80

/** A staff name as two names are compared: its letters and digits alone, folded. Letters of another size, accents, spaces,
 *  signs, Arabic letter forms and letters of a mathematical alphabet make no other name.
 *  @returns "" when the name has neither letter nor digit */
export const foldStaffName = (name: string): string => foldText(name.normalize("NFKD")).replace(/[^\p{L}\p{N}]/gu, "")

/** Names in an order's history of those who are no staff, and names that would be read as them. */
const reserved = new Set(
  [
    "shopper",
    "system",
    "Hanout",
    "client",
    "cliente",
    "customer",
    "acheteur",
    "acheteuse",
    "système",
    "الزبون",
    "زبون",
    "العميل",
    "عميل",
    "المشتري",
    "النظام",
    "نظام",
    "حانوت",
  ].map(foldStaffName),
)

/** Whether nobody of the staff may be called so: the history of orders would say that somebody else did it, or nobody. */
export function isReservedName(name: string): boolean {
  const folded = foldStaffName(name)
  return folded === "" || reserved.has(folded)
}
