import { storeContactMessage } from "#db/customers/contact-messages.ts"
import { readAdmin, toProductForm } from "../catalogue.ts"
import { productFormExample } from "../examples/catalogue-examples.ts"
import { plainPicture, uploaded } from "../uploads.ts"
import { formOfGrid, pathOfGrid, rowOf, variantGrids } from "../variant-grids.ts"
import { type FilledShop, ok, type StoredRecord, text } from "./send-filled.ts"

const mark = (words: string, marks: object = {}) => ({ type: "text", text: words, ...marks })

/** A description with all that no file of products can say. */
const description = (url: string) => [
  { type: "heading", level: 3, children: [mark("Tissé main")] },
  {
    type: "paragraph",
    children: [
      mark("De la laine "),
      mark("filée", { bold: true, italic: true }),
      { type: "link", url: "/shop", children: [mark("chez nous", { underline: true })] },
    ],
  },
  {
    type: "list",
    format: "unordered",
    children: [
      { type: "list-item", children: [mark("rouge")] },
      { type: "list", format: "ordered", children: [{ type: "list-item", children: [mark("clair")] }] },
    ],
  },
  { type: "image", image: { url, caption: "Le métier" }, children: [mark("")] },
]

/** A product with all that its form has, under its second address and with a colour that has got another name; pictures of a colour and of
 *  a variant that nothing else shows. */
export async function fillProducts({ shop, owner }: FilledShop): Promise<void> {
  const grids = variantGrids(shop, owner)
  const { documentId } = await grids.newProduct("KILIM-9", {
    name: text("Kilim neuf", "زربية جديدة"),
    unit: text("la pièce", "القطعة"),
    videoId: "abcdefgh123",
    sizes: ["S", { fr: "Grand", ar: "كبير", en: "Large" }],
    features: [
      { icon: productFormExample.features[0]?.icon, title: text("Lavable", "قابل للغسل"), text: text("À froid") },
    ],
    offer: { startDate: "2026-11-01T00:00:00.000Z", endDate: "2099-01-01T00:00:00.000Z" },
    additionalInformation: { fr: [{ key: "Matière", value: "Laine" }], ar: [{ key: "المادة", value: "صوف" }], en: [] },
  })
  const ofColor = await uploaded(shop, owner, await plainPicture("#41307a"))
  const ofVariant = await uploaded(shop, owner, await plainPicture("#7a3041"))
  const ofText = await uploaded(shop, owner, await plainPicture("#307a41"))
  const form = toProductForm(await grids.productOf(documentId))
  const [first, ...others] = form.colors
  await ok(owner, "PUT", `/products/${documentId}`, {
    ...form,
    slug: "kilim-de-ghardaia",
    description: { fr: description(ofText.url), ar: [], en: [] },
    colors: [{ ...first, name: text("Nuit", "ليل"), image: ofColor.documentId }, ...others],
  })
  const grid = await grids.gridOf(documentId)
  const [row, ...rows] = grid.variants
  if (!row) throw new Error("The product has no variants")
  const pictured = rowOf(row, { image: ofVariant.documentId })
  await ok(owner, "PUT", pathOfGrid(documentId), formOfGrid(grid, [pictured, ...rows.map((one) => rowOf(one))]))
}

/** Size guides, the shop's own messages, blocked phones, messages of visitors and the look. */
export async function fillOthers({ shop, owner }: FilledShop): Promise<void> {
  const guides = await readAdmin<(StoredRecord & { kind: string })[]>(owner, "/size-guides")
  const { updatedAt } = guides.find(({ kind }) => kind === "shoe") ?? { updatedAt: "" }
  const table = {
    active: true,
    note: text("Posez le pied sur une feuille", "ضع قدمك على ورقة"),
    headings: [text("Pointure"), text("cm")],
    cells: [[text("42"), text("26,5")]],
  }
  await ok(owner, "PUT", "/size-guides/shoe", { ...table, updatedAt })
  const [brand] = await readAdmin<StoredRecord[]>(owner, "/brands")
  await ok(owner, "PUT", `/size-guides/size/${brand?.documentId}`, { ...table, active: false, updatedAt: null })
  const messages = await readAdmin<{ updatedAt: string; texts: Record<string, object> }>(owner, "/orders/messages")
  await ok(owner, "PUT", "/orders/messages", {
    ...messages,
    texts: { ...messages.texts, shipped: text("Votre colis {number} est parti", "طردك {number} في الطريق") },
  })
  await ok(owner, "POST", "/phone-blocks", { mobile: "0770 11 22 33", reason: "Trois refus" })
  const message = { name: "Amel", mobile: "0661 00 11 22", email: "amel@example.test", subject: "delivery" } as const
  await storeContactMessage(
    shop.db,
    { ...message, message: "Livrez-vous à Djanet ?\n=1+1", locale: "fr" },
    new Date("2026-10-05T08:00:00.000Z"),
  )
  await fillTheme({ shop, owner })
}

async function fillTheme({ shop, owner }: FilledShop): Promise<void> {
  const upload = async (kind: string, body: BodyInit) => {
    const headers = { cookie: owner.cookie, "content-type": "application/octet-stream" }
    const answer = await shop.send(`/api/admin/theme/pictures/${kind}`, { method: "POST", headers, body })
    return (await answer.json()).data
  }
  const state = await readAdmin<{ draft: object; updatedAt: string }>(owner, "/theme")
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z" fill="#7b2544"/></svg>'
  const pictures = {
    logo: await upload("logo", await plainPicture("#41307a", 900, 300)),
    darkLogo: await upload("logo", drawing),
    favicon: await upload("favicon", await plainPicture("#7a3041", 90, 90)),
  }
  const theme = { ...state.draft, ...pictures, brand: "#7b2544", corner: "large", typeface: "cairo" }
  await ok(owner, "POST", "/theme/publish", { theme, updatedAt: state.updatedAt })
}
