import { describe, expect, it } from "vitest"
import { locales } from "../../i18n/locale.ts"
import { noTexts } from "../../i18n/texts.ts"
import { paymentFacts } from "../../payments/message-payment.ts"
import { orderStatuses } from "../order-status.ts"
import { defaultMessages, messageText } from "./order-message-texts.ts"
import { fillMessage, maxMessageLength, messageKindOf, messageKinds, unknownPlaceholders } from "./order-messages.ts"

const facts = {
  name: "Amina",
  number: "HN-26-000012-K7QX",
  goods: "2 × Casque Aura (Noir)",
  total: "51 250 DA",
  payment: "À payer à la livraison : 51 250 DA.",
  place: "Akbou, Béjaïa",
  carrier: "Yalidine",
  tracking: "YAL-31A",
  private: "https://shop.example/order?order=t",
  link: "https://shop.example/order",
  shop: "Nour",
}

describe("a message to a buyer", () => {
  it.each([
    ["to-call-again", "no-answer-2", "no-answer"],
    ["to-call-again", "busy", "no-answer"],
    ["to-call-again", null, "no-answer"],
    ["to-call-again", "postponed", "postponed"],
    ["shipped", "postponed", "shipped"],
  ] as const)("of an order that is %s after %s is the one of %s", (status, callOutcome, kind) => {
    expect(messageKindOf({ status, callOutcome })).toBe(kind)
  })

  it("is there for every status, in three languages, with known placeholders", () => {
    for (const status of orderStatuses) expect(messageKinds).toContain(messageKindOf({ status, callOutcome: null }))
    for (const kind of messageKinds) {
      for (const locale of locales) {
        const text = defaultMessages[kind][locale]
        expect([unknownPlaceholders(text), text.length <= maxMessageLength]).toEqual([[], true])
        expect(fillMessage(text, facts)).toContain(facts.number)
        expect(fillMessage(text, facts)).not.toMatch(/[{}]/)
      }
    }
  })

  it("leads to the order's own page when it has shipped and when its delivery failed", () => {
    for (const locale of locales) {
      for (const kind of ["shipped", "failed-attempt"] as const)
        expect(fillMessage(defaultMessages[kind][locale], facts)).toContain(facts.private)
    }
  })

  it("still asks for an answer to a failed delivery where the order has no page of its own", () => {
    for (const locale of locales) {
      const text = defaultMessages["failed-attempt"][locale]
      const without = fillMessage(text, { ...facts, private: null })
      const lines = fillMessage(text, facts).split("\n")
      // The line that asks, the one that says how to answer, and the one with the page, which alone is left out.
      expect(lines).toHaveLength(3)
      expect(lines[2]).toContain(facts.private)
      expect(without).toBe(lines.slice(0, 2).join("\n"))
    }
  })

  it("asks for the amount that is still to be paid, and for none once all of it is paid online", () => {
    const cost = { total: 5200, paid: 0, deliveryPrice: 400 }
    const amount = "5\u202f200\u00a0DA"
    for (const kind of ["new", "confirmed", "shipped"] as const) {
      const fill = (sums: typeof cost | (Omit<typeof cost, "deliveryPrice"> & { deliveryPrice: null })) =>
        fillMessage(defaultMessages[kind].fr, { ...facts, ...paymentFacts(sums, "fr") })
      expect(fill(cost)).toContain(`À payer à la livraison\u00a0: ${amount}.`)
      expect(fill({ ...cost, paid: 5200 })).toContain("Déjà payée en ligne\u00a0: rien à payer à la livraison.")
      expect(fill({ ...cost, paid: 5200 })).not.toContain("DA")
      expect(fill({ ...cost, deliveryPrice: null })).toContain(`${amount}, plus la livraison.`)
    }
  })

  it("says in a text with the amount alone that it is paid", () => {
    const paid = { total: 5200, paid: 5200, deliveryPrice: 0 }
    expect(locales.map((locale) => paymentFacts(paid, locale).total)).toEqual([
      "5\u202f200\u00a0DA, déjà payé en ligne",
      "5\u202f200\u00a0د.ج، دُفع عبر الإنترنت",
      "5\u202f200\u00a0DA, already paid online",
    ])
  })

  it("leaves out a line that names what the order does not have", () => {
    const text = "Bonjour {name}.\nSuivi {carrier} : {tracking}\n{shop}"
    expect(fillMessage(text, facts)).toBe("Bonjour Amina.\nSuivi Yalidine : YAL-31A\nNour")
    expect(fillMessage(text, { ...facts, tracking: null })).toBe("Bonjour Amina.\nNour")
    expect(fillMessage(text, { ...facts, carrier: "" })).toBe("Bonjour Amina.\nNour")
  })

  it("does not fill in what a fact says in braces", () => {
    expect(fillMessage("{name} {shop}", { ...facts, name: "{shop}" })).toBe("{shop} Nour")
  })

  it("names the placeholders that stand for nothing", () => {
    expect(unknownPlaceholders("Bonjour {nom}, {number} { total } {}")).toEqual(["{nom}", "{ total }", "{}"])
  })

  it("is the shop's own where it has one in the language", () => {
    const own = Object.fromEntries(messageKinds.map((kind) => [kind, noTexts])) as typeof defaultMessages
    own.new = { fr: " Salut {name} ", ar: "", en: "  " }
    expect(messageText(own, "new", "fr")).toBe("Salut {name}")
    expect(messageText(own, "new", "ar")).toBe(defaultMessages.new.ar)
    expect(messageText(own, "new", "en")).toBe(defaultMessages.new.en)
  })
})
