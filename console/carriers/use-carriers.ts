import { useQueryClient } from "@tanstack/react-query"
import type { CarrierPlatform, CarriersAnswer } from "#api/carriers/contract.ts"
import type { OrderParcel, ParcelList, SendingAccount } from "#api/carriers/contract-parcels.ts"
import type { ParcelView } from "#core/carriers/parcel-status.ts"
import { type AccountProblem, isOwnPlatform } from "#core/carriers/platform.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useGet } from "../data/use-get.ts"
import type { Say } from "../i18n/texts.ts"
import { rejectionText } from "../ui/rejection-text.ts"

/** How often work in the background is read again while a screen shows it, in milliseconds. */
const interval = 4000

/** All accounts with how their work stands, and the platforms. */
export const useCarriers = () => useGet<CarriersAnswer>(["carriers"], "/carriers", { refetchInterval: interval })

/** The accounts by which orders can be sent. */
export const useSendingAccounts = () => useGet<SendingAccount[]>(["parcels", "accounts"], "/parcels/accounts")

/** The newest parcels of a view, and how many each view has.
 *  @param every how often they are read again, in milliseconds */
export const useParcels = (view: ParcelView, before: number | undefined, every = interval) =>
  useGet<ParcelList>(
    ["parcels", "list", view, before ?? ""],
    () => apiPath("/parcels", { query: { view, ...(before && { before }) } }),
    { refetchInterval: every },
  )

/** The parcels of an order.
 *  @param enabled false = reads nothing */
export const useOrderParcels = (documentId: string, enabled = true) =>
  useGet<OrderParcel[]>(
    ["parcels", "order", documentId],
    () => apiPath("/orders/:documentId/parcels", { params: { documentId } }),
    { enabled, refetchInterval: interval },
  )

/** Reads accounts, parcels and orders again. */
export function useRefreshCarriers() {
  const queries = useQueryClient()
  return () =>
    Promise.all(["carriers", "parcels", "orders"].map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

/** Why something waits or failed, with the carrier's own words. */
export const accountProblemText = (problem: AccountProblem, words: string | null, t: Say): string =>
  words
    ? `${t(`carrier.problem.${problem}`)} ${t("carrier.words", { words: isolate(words) })}`
    : t(`carrier.problem.${problem}`)

/** Describes a rejected request for an account or a parcel. */
export function carrierRejection(error: unknown, t: Say): string {
  if (error === undefined) return ""
  if (!(error instanceof RejectedError)) return rejectionText(error, t)
  const { code, problem, words } = error.details as { code?: string; problem?: AccountProblem; words?: string | null }
  if (code === "CARRIER" && problem) return accountProblemText(problem, words ?? null, t)
  if (code === "TOO_MANY") return t("carrier.tooMany")
  if (code === "PARCELS_WAIT") return t("carrier.parcelsWait")
  if (code === "NO_ACCOUNT") return t("carrier.noAccount")
  if (code === "NOT_OFFERED" || code === "NOT_NOW" || code === "KNOWN") return t("carrier.notNow")
  if (error.status === 400) return t("carrier.wrongFields")
  return rejectionText(error, t)
}

/** The displayed name of a platform; for a plugin's, the name of its first address.
 *  @param known what the shop knows of it; undefined = its plugin is gone: its key alone is left */
export function platformName(key: string, known: CarrierPlatform | undefined, t: Say): string {
  return isOwnPlatform(key) ? t(`carrier.platform.${key}`) : (known?.hosts[0]?.name ?? key)
}
