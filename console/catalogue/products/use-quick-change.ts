import { useQueryClient } from "@tanstack/react-query"
import type { AdminProductRow } from "#api/catalogue/contract-admin-product.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** A change in the list itself, and what was seen there before it. */
export type QuickChange = { price: number; was: number } | { quantity: number; was: number }

/** Whether a price comes up to the one to which an offer goes back. */
const isOfferWithoutPrice = (error: unknown) =>
  error instanceof RejectedError && error.status === 400 && "lastPrice" in error.body.errors

/** Stores a change of a product that the list shows.
 *  @returns what went wrong, "" when nothing did */
export function useQuickChange() {
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  return async (product: AdminProductRow, { was, ...change }: QuickChange): Promise<string> => {
    const { documentId, price, updatedAt } = product
    if ("price" in change && was !== price) return t("products.theirs")
    const read = "quantity" in change ? { quantityWas: was } : { updatedAt }
    try {
      await fetchJson("PATCH", apiPath("/products/:documentId", { params: { documentId } }), { ...change, ...read })
      notify(t("products.stored", { name: titleIn(product.name, locale) }), { type: "success" })
      return ""
    } catch (error) {
      const code = error instanceof RejectedError ? error.details.code : undefined
      if (code === "CHANGED_MEANWHILE") return t("products.theirs")
      if (isOfferWithoutPrice(error)) return t("product.problem.offerPrice")
      if (code === "STOCK_BY_VARIANT") return t("variants.counted")
      return code === "STOCK_BELOW_ZERO" ? t("products.belowZero") : rejectionText(error, t)
    } finally {
      await queries.invalidateQueries({ queryKey: ["products"] })
    }
  }
}
