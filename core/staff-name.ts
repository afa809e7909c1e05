import { foldText } from "./fold-text.ts"

const compact = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]/gu, "")

/** What an order's history calls those who are no staff, and what would be read as them. */
const reserved = new Set(
  [
    ...["shopper", "system", "Hanout", "client", "cliente", "customer", "acheteur", "acheteuse", "système"],
    ...["الزبون", "زبون", "العميل", "عميل", "المشتري", "النظام", "نظام", "حانوت"],
  ].map(compact),
)

/** Whether nobody of the staff may be called so: the history of orders would say that somebody else did it. However it is
 *  written: letters of another size, accents and signs between them make no other name. */
export const isReservedName = (name: string): boolean => reserved.has(compact(name))
