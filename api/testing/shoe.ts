import { promisedUnits } from "#db/catalogue/variants/write-variants.ts"
import type { VariantForm, VariantGrid } from "../catalogue/contract-variants.ts"
import { newProductForm, readAdmin, sendAdmin } from "./catalogue.ts"
import { person } from "./examples/order-bodies.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

export const shoe = "chaussure-essai"

const named = (fr: string, ar: string, en: string) => ({ fr, ar, en })

/** Stores a published shoe in two colours and two sizes, whose variants share `quantity` units.
 *  @returns its documentId */
export async function makeShoe(shop: TestShop, manager: TestStaff, quantity = 20): Promise<string> {
  const form = await newProductForm(shop, {
    name: named("Chaussure", "حذاء", "Shoe"),
    slug: shoe,
    sku: "ESSAI-1",
    productType: "fashion",
    quantity,
    shortDescription: named("Une chaussure.", "حذاء.", "A shoe."),
    lastPrice: null,
    price: 5000,
    colors: [
      { name: named("Noir", "أسود", "Black"), hex: "#111111", image: null },
      { name: named("Blanc", "أبيض", "White"), hex: "#eeeeee", image: null },
    ],
    sizes: ["41", "42"],
    publishedAt: "2026-01-01T00:00:00.000Z",
  })
  const { status, body } = await sendAdmin(manager, "POST", "/products", form)
  if (status !== 201) throw new Error(`The shoe was refused: ${status} ${JSON.stringify(body)}`)
  return (body.data as { documentId: string }).documentId
}

/** Sends a product's grid as it was read, with changes to rows by `colour/size`, and to all of it. */
export async function sendGrid(
  manager: Pick<TestStaff, "send">,
  documentId: string,
  rows: Record<string, Partial<VariantForm["variants"][number]>>,
  change: Partial<VariantForm> = {},
) {
  const grid = await readAdmin<VariantGrid>(manager, `/products/${documentId}/variants`)
  const variants = grid.variants.map(({ documentId: _id, image, ...row }) => {
    const own = rows[`${row.color}/${row.size}`]
    return { ...row, image: image?.documentId ?? null, quantityWas: row.quantity, ...own }
  })
  const { updatedAt, stockBy, sizeKind } = grid
  const form = { updatedAt, stockBy, sizeKind, variants, ...change }
  return sendAdmin(manager, "PUT", `/products/${documentId}/variants`, form)
}

/** Makes the shoe's variants count their own units. */
export async function countApart(
  manager: Pick<TestStaff, "send">,
  documentId: string,
  units: Record<string, number>,
): Promise<void> {
  const rows = Object.fromEntries(Object.entries(units).map(([key, quantity]) => [key, { quantity }]))
  const { status, body } = await sendGrid(manager, documentId, rows, { stockBy: "variant" })
  if (status !== 200) throw new Error(`The grid was refused: ${status} ${JSON.stringify(body)}`)
}

type Choice = { color?: string; size?: string; variant?: string; quantity?: number; unitPrice?: number }

/** The body of an order of shoes, each line by what it says. */
export function shoeOrder(lines: Choice[], fields: object = {}) {
  const wanted = lines.map((line) => ({ slug: shoe, quantity: 1, ...line }))
  const amount = wanted.reduce((sum, { quantity, unitPrice = 5000 }) => sum + quantity * unitPrice, 0)
  return { ...person(), lines: wanted, amount, ...fields }
}

/** Orders shoes, each line by what it says. */
export const orderShoes = (shop: TestShop, lines: Choice[], fields: object = {}) => shop.order(shoeOrder(lines, fields))

/** The shoe's units: of the product, of each sold variant by `colour/size`, and those that open lines hold. */
export async function shoeUnits({ db }: TestShop) {
  const { id, quantity, stock_by } = await db
    .selectFrom("product")
    .select(["id", "quantity", "stock_by"])
    .where("slug", "=", shoe)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom("product_variant")
    .select(["color", "size", "quantity", "document_id as documentId"])
    .where("product_id", "=", id)
    .where("active", "=", 1)
    .orderBy("position")
    .execute()
  const variants = Object.fromEntries(rows.map((row) => [`${row.color}/${row.size}`, row.quantity]))
  const documentIds = Object.fromEntries(rows.map((row) => [`${row.color}/${row.size}`, row.documentId]))
  const sum = rows.reduce((all, row) => all + row.quantity, 0)
  const promised = await promisedUnits(db, id)
  return { quantity, variants, documentIds, promised, sum, isApart: stock_by === "variant" }
}
