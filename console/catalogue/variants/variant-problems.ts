import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import type { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import type { Edits } from "../../ui/sheet/edits.ts"
import type { VariantProblem } from "./variant-cells.ts"
import { cellKey, type ServerProblems, sentRows } from "./variant-draft.ts"

type FieldError = { path: (string | number)[]; code?: string }

const isKnownCode = (code: string | undefined): code is "TAKEN" | "UNKNOWN" => code === "TAKEN" || code === "UNKNOWN"

/** The cells that the server rejects. */
export function serverProblems({ status, details }: RejectedError, grid: VariantGrid, edits: Edits): ServerProblems {
  const cells = new Map<string, VariantProblem>()
  if (status === 409 && details.code === "STOCK_BELOW_ZERO") {
    const row = grid.variants.find(({ color, size }) => color === details.color && size === details.size)
    if (row) cells.set(cellKey(row.documentId, "quantity"), "STOCK_BELOW_ZERO")
  }
  if (status === 400 && Array.isArray(details.errors)) {
    const sent = sentRows(grid, edits)
    // The shape of every 400 of the shop.
    for (const { path, code } of details.errors as FieldError[]) {
      const documentId = sent[Number(path[1])]?.row.documentId
      if (documentId === undefined || !isKnownCode(code)) continue
      cells.set(cellKey(documentId, path[2] === "barcode" ? "barcode" : "sku"), code)
    }
  }
  return { edits, cells }
}

/** Error text above the grid. */
export function gridFailure(rejection: RejectedError, t: Say): string {
  const { status, details } = rejection
  if (details.code === "CHANGED_MEANWHILE") return t("variants.theirs")
  if (details.code === "STOCK_CHANGED") return t("variants.stockChanged", { n: Number(details.quantity) })
  if (details.code === "STOCK_BELOW_ZERO") {
    const n = Number(details.quantity)
    return details.size === undefined ? t("variants.promisedMore", { n }) : t("variants.belowZero", { n })
  }
  if (details.code === "NO_OPTIONS") return t("variants.none")
  const errors = Array.isArray(details.errors) ? (details.errors as FieldError[]) : []
  if (status === 400 && errors.some(({ code }) => code === "NEEDED")) return t("variants.oneNeeded")
  if (status === 400 && errors.some(({ code }) => code === "UNKNOWN")) return t("variants.theirs")
  return rejectionText(rejection, t)
}
