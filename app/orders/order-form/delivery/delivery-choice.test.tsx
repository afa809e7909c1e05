import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { deliveryPrice, orderSums } from "#core/delivery/delivery.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { locales } from "#core/i18n/locale.ts"
import { messages as ar } from "../../../i18n/ar/all.ts"
import { messages as en } from "../../../i18n/en/all.ts"
import { messages as fr } from "../../../i18n/fr/all.ts"
import { registerMessages } from "../../../i18n/i18n.tsx"
import { InShop } from "../../../testing/in-shop.tsx"
import { OrderSumsTable } from "../order-sums.tsx"
import { DeliveryChoice } from "./delivery-choice.tsx"

const messages = { fr, ar, en }
for (const locale of locales) registerMessages(locale, messages[locale])

/** Nobody delivers to the door there, and the price of it is still in the table: 650 dinars; a desk costs 400. */
const wilaya = {
  code: 7,
  name: "Biskra",
  namear: "بسكرة",
  desk: 400_00,
  home: 650_00,
  deskServed: true,
  homeServed: false,
  daysMin: null,
  daysMax: null,
}
const byKind = /<label[^>]*>.*?<\/label>/g
const amount = 10_000_00

// As a page without scripts shows it: the server's own HTML.
test.each(locales)("no price stands beside a way that is not available: %s", (locale) => {
  const priceOf = (kind: "home" | "desk") => deliveryPrice(wilaya, kind, amount, null)
  const html = renderToStaticMarkup(
    <InShop locale={locale}>
      <DeliveryChoice wilaya={wilaya} chosen="home" onChoose={() => {}} priceOf={priceOf} />
      <OrderSumsTable
        product="1 × Lampe"
        delivery="Biskra"
        sums={orderSums(amount, 0, () => priceOf("home"))}
        unserved
      />
    </InShop>,
  )
  const words = messages[locale]["orderForm.notServed"]
  const [home = "", desk = ""] = html.match(byKind) ?? []
  expect(deliveryKinds).toEqual(["home", "desk"])
  expect(home).toContain(`<span>${words}</span>`)
  expect(home).not.toMatch(/\d/)
  expect(desk).toContain("400")
  expect(html).toContain(`<dt>Biskra</dt><dd>${words}</dd>`)
  expect(html).not.toContain("650")
})

test.each(locales)("nor where delivery would be free: %s", (locale) => {
  const html = renderToStaticMarkup(
    <InShop locale={locale}>
      <DeliveryChoice
        wilaya={wilaya}
        chosen="home"
        onChoose={() => {}}
        priceOf={(kind) => deliveryPrice(wilaya, kind, amount, 5_000_00)}
      />
    </InShop>,
  )
  const [home = "", desk = ""] = html.match(byKind) ?? []
  const free = messages[locale]["orderForm.free"]
  expect(home).not.toContain(free)
  expect(desk).toContain(free)
})
