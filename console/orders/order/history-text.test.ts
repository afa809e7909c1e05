import { expect, test } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { texts as arabic } from "../../i18n/ar/all.ts"
import { texts as french } from "../../i18n/fr/all.ts"
import { registerTexts, sayIn } from "../../i18n/texts.ts"
import { historyText } from "./history-text.ts"

registerTexts("fr", french)
registerTexts("ar", arabic)

const line = (size: string | undefined, quantity: number) => ({
  title: "Baskets Tell",
  color: "Noir",
  ...(size && { size }),
  quantity,
})

const edited = (...changes: unknown[]): OrderDetail["history"][number] => ({
  at: "2026-11-21T10:00:00.000Z",
  actor: "Karima",
  actorId: null,
  kind: "edited",
  from: "new",
  to: "new",
  reason: null,
  details: { changes },
})

const textsOf = (locale: "fr" | "ar", ...changes: unknown[]) =>
  historyText(edited(...changes), sayIn(locale), locale).replaceAll(/[\u2068\u2069]/g, "")

const changedLine = (old: unknown, now: unknown) => ({ field: "line", old, new: now })

test.each([
  ["another size", [line("41", 1), line("42", 1)], "Modifié : Baskets Tell : Noir · 42 au lieu de Noir · 41"],
  ["a size that was open", [line(undefined, 1), line("42", 1)], "Modifié : Baskets Tell : Noir · 42 au lieu de Noir"],
  ["more units", [line("41", 1), line("41", 3)], "Modifié : Baskets Tell (Noir · 41) : 3 au lieu de 1"],
  [
    "another size and more units",
    [line("41", 1), line("42", 2)],
    "Modifié : Baskets Tell : 2 × Noir · 42 au lieu de 1 × Noir · 41",
  ],
  ["a new line", [null, line("42", 2)], "Modifié : 2 × Baskets Tell (Noir · 42) ajouté"],
  ["a line that is gone", [line("42", 2), null], "Modifié : 2 × Baskets Tell (Noir · 42) retiré"],
])("an edit tells %s", (_what, [old, now], text) => expect(textsOf("fr", changedLine(old, now))).toBe(text))

test("an edit tells its fields first, each once, then its lines, and skips what it cannot read", () => {
  const address = { field: "address", old: "", new: "Rue 1" }
  const lines = [changedLine(line("41", 1), line("42", 1)), changedLine("41", "42"), null, 7]
  expect(textsOf("fr", { field: "total", old: 1, new: 2 }, ...lines, address, address)).toBe(
    "Modifié : Total, Adresse, Baskets Tell : Noir · 42 au lieu de Noir · 41",
  )
  expect(textsOf("ar", ...lines)).toBe("تعديل: Baskets Tell: Noir · 42 بدل Noir · 41")
})

test("a reason in somebody's own words has its numbers from left to right", () => {
  const entry = {
    ...edited(),
    kind: "status" as const,
    to: "cancelled" as const,
    reason: "على 0661-22-33-44",
    details: null,
  }
  expect(historyText(entry, sayIn("ar"), "ar")).toContain("على \u20660661-\u206022-\u206033-\u206044\u2069")
})

test("a parcel's number is shown from left to right", () => {
  const details = { carrier: "yalidine", tracking: "26-0041-17" }
  const entry = { ...edited(), kind: "tracking" as const, details }
  expect(historyText(entry, sayIn("ar"), "ar")).toContain("\u206626-0041-17\u2069")
})

test("tells the lines of a parcel that came back otherwise than the rest", () => {
  const entry = {
    ...edited(),
    kind: "status" as const,
    from: "returning" as const,
    to: "returned" as const,
    reason: "parcel-good",
    details: {
      lines: [{ id: 1, title: "Baskets Tell", color: "Noir", size: "42", quantity: 2, condition: "parcel-damaged" }],
    },
  }
  const said = historyText(entry, sayIn("fr"), "fr").replaceAll(/[\u2068\u2069]/g, "")
  expect(said).toContain(`${french["status.returned"]} – ${french["call.why.parcel-good"]}`)
  expect(said).toContain(`2 × Baskets Tell · Noir · 42 – ${french["call.why.parcel-damaged"]}`)
})

test("says that the shopper cancelled an order in the reader's language", () => {
  const entry = { ...edited(), kind: "status" as const, to: "cancelled" as const, reason: "shopper", details: null }
  expect(historyText({ ...entry, from: "new" }, sayIn("fr"), "fr")).toBe(
    `${french["status.cancelled"]} – ${french["call.why.shopper"]}`,
  )
})
