import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { messages as ar } from "../../i18n/ar/all.ts"
import { messages as en } from "../../i18n/en/all.ts"
import { messages as fr } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { InShop } from "../../testing/in-shop.tsx"
import { plainSettings } from "../../testing/plain-settings.ts"
import { OrderNotFound } from "../confirmation/order-not-found.tsx"
import { OrderReceived } from "../confirmation/order-thanks.tsx"
import { OrderAlertBox } from "./order-alert.tsx"

const messages = { fr, ar, en }
for (const locale of locales) registerMessages(locale, messages[locale])

function render(locale: Locale, page: React.ReactNode, phone: { phone: string; phoneInternational: string }) {
  return renderToString(
    <InShop locale={locale} shell={{ settings: { ...plainSettings, ...phone } }}>
      {page}
    </InShop>,
  )
}

const noPhone = { phone: "", phoneInternational: "" }
const ownPhone = { phone: "0550 00 00 00", phoneInternational: "+213550000000" }
const link = '<a class="phone-link" href="tel:+213550000000"><bdi dir="ltr">0550 00 00 00</bdi></a>'

const alertKinds = ["failed", "uncertain", "tooMany", "again", "check", "refused"] as const
const parts = [
  ...alertKinds.map((kind) => ({
    name: `the order alert "${kind}"`,
    page: <OrderAlertBox alert={{ kind }} formId="f" ref={null} />,
    key: `orderForm.alert.${kind}Text` as const,
  })),
  {
    name: "the alert of an order that is too large",
    page: <OrderAlertBox alert={{ kind: "maximum", changes: [] }} formId="f" ref={null} />,
    key: "orderForm.maximumCall" as const,
  },
  { name: "the page of an order sent twice", page: <OrderReceived />, key: "confirmation.receivedText" as const },
  { name: "the page of an unknown order", page: <OrderNotFound />, key: "confirmation.unknownText" as const },
]

test.each(parts)("$name explains itself with and without the shop's phone", ({ page, key }) => {
  for (const locale of locales) {
    const without = render(locale, page, noPhone)
    expect(without).toContain(`<p>${messages[locale][`${key}NoPhone`]}</p>`)
    expect(without).not.toContain("tel:")
    expect(without).not.toMatch(/<(p|b)><\/\1>/)
    const [before = "", after = ""] = String(messages[locale][key]).split("{phone}")
    const withPhone = render(locale, page, ownPhone).replaceAll("<!-- -->", "")
    expect(withPhone).toContain(`<p>${before}${link}${after}</p>`)
  }
})
