import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isolate, isolateLeftToRight } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { notHeldReason } from "#core/orders/order-event.ts"
import { callOutcomes } from "#core/orders/order-status.ts"
import type { Say, TextKey } from "../../i18n/texts.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { isKnownReason } from "../calls/status-reasons.ts"
import { carrierName } from "../carrier-name.ts"
import { lineChangeText, toDifference } from "./line-change-text.ts"

type Entry = OrderDetail["history"][number]

const fields: Record<string, TextKey> = {
  coupon: "order.coupon",
  discount: "call.discount",
  total: "order.total",
  firstname: "order.firstname",
  lastname: "order.lastname",
  mobile: "order.mobile",
  wilaya: "order.wilaya",
  commune: "order.commune",
  delivery: "order.delivery",
  desk: "order.desk",
  address: "order.address",
  note: "order.shopperNote",
  deliveryPrice: "order.deliveryPrice",
}

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "")

function statusText({ from, to, reason, details }: Entry, t: Say, locale: Locale): string {
  if (from === null) return t("history.placed")
  const outcome = callOutcomes.find((one) => one === details?.outcome)
  const callAt = text(details?.callAt)
  const time = callAt && shortDate(callAt, locale, true)
  const status = outcome ? t(`outcome.${outcome}`, { time }) : t(`status.${to}`)
  if (details?.into) return t(details.same ? "history.sameAs" : "history.mergedInto", { number: text(details.into) })
  const why = reason && (isKnownReason(reason) ? t(`call.why.${reason}`) : isolateNumbers(reason))
  const parts = [why ? `${status} – ${why}` : status, ...linesApart(details?.lines, t)]
  return parts.join(t("history.separator"))
}

type Apart = { title?: unknown; color?: unknown; size?: unknown; quantity?: unknown; condition?: unknown }

/** The lines of a returned parcel that came back in another condition than the rest. */
function linesApart(lines: unknown, t: Say): string[] {
  const listed: Apart[] = Array.isArray(lines) ? lines : []
  return listed.map(({ title, color, size, quantity, condition }) => {
    const named = [title, color, size].map(text).filter(Boolean).join(" · ")
    const reason = text(condition)
    return `${isolate(`${text(quantity)} × ${named}`)} – ${isKnownReason(reason) ? t(`call.why.${reason}`) : reason}`
  })
}

/** Describes an edit: its fields by their names, then its lines before and after. */
function editedText({ details, reason }: Entry, t: Say): string {
  const changes: unknown[] = Array.isArray(details?.changes) ? details.changes : []
  const differences = changes.flatMap(toDifference)
  const names = differences.map(({ field }) => field).filter((field) => field !== "line")
  const texts = [...new Set(names)].map((name) => (fields[name] ? t(fields[name]) : name))
  const lines = differences.filter(({ field }) => field === "line").flatMap((change) => lineChangeText(change, t) ?? [])
  const edited = t("history.edited", { fields: [...texts, ...lines].join(t("history.separator")) })
  return reason ? `${edited} – ${isolateNumbers(reason)}` : edited
}

/** The tags after a change of them, which erasing a person takes out. */
function tagsIn({ details }: Entry): string {
  const [change] = (Array.isArray(details?.changes) ? details.changes : []).flatMap(toDifference)
  return isolate(text(change?.new) || "–")
}

/** One entry of an order's history in words. */
export function historyText(entry: Entry, t: Say, locale: Locale): string {
  const { kind, details } = entry
  switch (kind) {
    case "status":
      return statusText(entry, t, locale)
    case "edited":
      return editedText(entry, t)
    case "merged":
      return t(details?.same ? "history.wasSame" : "history.merged", { number: text(details?.from) })
    case "agent":
      return t("history.agent", { name: text(details?.new) || t("orders.filter.noAgent") })
    case "stock-released":
      return t(entry.reason === notHeldReason ? "history.stockNotHeld" : "history.stockReleased")
    case "stock-taken":
      return t("history.stockTaken")
    case "cashed":
      return t("history.cashed")
    case "not-cashed":
      return t("history.notCashed")
    case "paid":
      return t("history.paid", {
        amount: isolateLeftToRight(formatMoney(fromDinars(Number(details?.amount)), locale, 2)),
        reference: isolateLeftToRight(text(details?.reference)),
      })
    case "refunded":
      return t("history.refunded", {
        amount: isolateLeftToRight(formatMoney(fromDinars(Number(details?.amount)), locale, 2)),
        reason: isolateNumbers(entry.reason ?? ""),
      })
    case "tags":
      return t("history.tags", { tags: tagsIn(entry) })
    case "tracking":
      return t("history.tracking", {
        tracking: isolateLeftToRight(text(details?.tracking)),
        carrier: carrierName(text(details?.carrier), t),
      })
  }
}
