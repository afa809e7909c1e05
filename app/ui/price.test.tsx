import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { messages } from "../i18n/fr/all.ts"
import { registerMessages, useI18n } from "../i18n/i18n.tsx"
import { InShop } from "../testing/in-shop.tsx"
import { plainSettings } from "../testing/plain-settings.ts"
import { Price, WasPrice } from "./price.tsx"

registerMessages("fr", messages)

const Text = ({ amount }: { amount: number }) => useI18n().money(amount, 0)

const page = (decimalsAsNeeded: boolean) =>
  renderToStaticMarkup(
    <InShop locale="fr" shell={{ settings: { ...plainSettings, decimalsAsNeeded } }}>
      <Price amount={250_000} /> <Price amount={250_050} /> <WasPrice amount={300_000} /> <Text amount={45_050} />
    </InShop>,
  )
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s/g, " ")

test("prices have two decimals, unless the merchant wants them only where there are centimes", () => {
  expect(page(false)).toMatch(/^2 500,00 DA 2 500,50 DA .* 3 000,00 DA 451 DA$/)
  expect(page(true)).toMatch(/^2 500 DA 2 500,50 DA .* 3 000 DA 450,50 DA$/)
})
