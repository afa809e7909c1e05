import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { messages } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { InShop } from "../../testing/in-shop.tsx"
import { plainSettings } from "../../testing/plain-settings.ts"
import { TrustList } from "./trust-list.tsx"

registerMessages("fr", messages)

const listed = (facts: object) =>
  renderToStaticMarkup(
    <InShop locale="fr" shell={{ settings: { ...plainSettings, exchangeDays: 0, ...facts } }}>
      <TrustList />
    </InShop>,
  )

test("a form promises what the merchant has chosen, and nothing else", () => {
  expect(listed({})).toBe("")
  const html = listed({ promisesOpening: true, exchangeDays: 3, returnPayer: "shop" })
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain("Vous ouvrez le colis avant de payer")
  expect(html).toContain("Échange sous 3 jours, retour à nos frais")
})
