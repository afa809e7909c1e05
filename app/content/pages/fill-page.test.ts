import { expect, test } from "vitest"
import { noMaximums } from "#core/orders/order-maximums.ts"
import { type Block, blockTexts } from "#core/text/block.ts"
import type { Settings } from "../../api-client/content.ts"
import { messages as ar } from "../../i18n/ar/all.ts"
import { messages as fr } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { fillPage } from "./fill-page.ts"

const text = (words: string) => ({ type: "text" as const, text: words })
const paragraph = (words: string): Block => ({ type: "paragraph", children: [text(words)] })
const list = (...lines: string[]): Block => ({
  type: "list",
  format: "unordered",
  children: lines.map((line) => ({ type: "list-item", children: [text(line)] })),
})

registerMessages("fr", fr)
registerMessages("ar", ar)

const settings: Settings = {
  documentId: "x",
  shopName: "Hanout",
  tagline: "",
  about: "Une boutique.",
  phone: "0550 01 02 03",
  phoneInternational: "+213550010203",
  whatsapp: "",
  email: "",
  address: "Alger",
  hours: "",
  registerNumber: "",
  taxNumber: "",
  constructionBanner: false,
  bannerFr: "",
  bannerAr: "",
  freeDeliveryThreshold: null,
  promisesCash: false,
  promisesOpening: false,
  promisesCall: false,
  exchangeDays: 7,
  returnPayer: "shopper",
  warrantyMonths: 0,
  asksWilaya: false,
  decimalsAsNeeded: false,
  wilayaDivision: "58",
  openWilayas: null,
  universes: [],
  ...noMaximums,
  openingDate: null,
  pixelId: "",
  theme: null,
  languages: ["fr"],
  uniqueVisitorsCount: 0,
  social: { facebook: "", instagram: "", whatsapp: "" },
}

const filled = (...content: Block[]) => filledWith({}, ...content)

function filledWith(facts: Partial<Settings>, ...content: Block[]) {
  const page = {
    documentId: "about",
    slug: "about",
    title: "{shop}",
    description: "",
    content,
    updatedAt: "2026-11-21T09:00:00.000Z",
  }
  return blockTexts(fillPage(page, { ...settings, ...facts }, "fr").content)
}

test("puts the shop's facts in the place of their names, and leaves unknown names visible", () => {
  expect(filled(paragraph("{shop} : {about} {exchangeDays} jours, {hole}"))).toEqual([
    "Hanout : Une boutique. 7 jours, {hole}",
  ])
})

test("says of promises what the merchant has chosen", () => {
  const texts = ["En espèces. {opening}", "{exchangeDays} jours pour échanger. {returnCost}"].map(paragraph)
  expect(filledWith({ exchangeDays: 0 }, ...texts)).toEqual(["En espèces. "])
  expect(filledWith({ promisesOpening: true, returnPayer: "shop" }, ...texts)).toEqual([
    "En espèces. Vous ouvrez le colis et vérifiez l’article avant de payer.",
    "7 jours pour échanger. Le retour est à nos frais.",
  ])
})

test("leaves out a line that would state what the shop has not got", () => {
  expect(filled(list("Adresse : {address}", "NIF : {tax}", "Registre : {register}"))).toEqual(["Adresse : Alger"])
})

test("keeps a line with something that not every shop offers", () => {
  expect(filled(list("Combien : selon la wilaya. {freeDelivery}"))).toEqual(["Combien : selon la wilaya. "])
})

test("keeps numbers in their order inside an Arabic sentence", () => {
  expect(filled(paragraph("{phone}"))).toEqual(["\u20660550 01 02 03\u2069"])
})
