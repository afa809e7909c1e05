import { expect } from "vitest"
import { z } from "zod"
import type { AdminProductDetail } from "../catalogue/contract-admin-product.ts"
import type { VariantGrid } from "../catalogue/contract-variants.ts"
import { newProductForm, readAdmin, sendAdmin } from "./catalogue.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

const texts = (fr: string) => ({ fr, ar: "", en: "" })
const colors = [
  { name: texts("Noir"), hex: "#111111", image: null },
  { name: texts("Blanc"), hex: "#ffffff", image: null },
]

export const mobileOf = (number: number) => `05504${String(number).padStart(5, "0")}`

type Row = VariantGrid["variants"][number]

/** A row as the console sends it back. */
export const rowOf = ({ documentId: _, image, ...row }: Row, change: object = {}) => ({
  ...row,
  image: image?.documentId ?? null,
  quantityWas: row.quantity,
  ...change,
})

/** A grid as the console sends it back, with some of its rows. */
export const formOfGrid = ({ updatedAt, stockBy, sizeKind }: VariantGrid, variants: object[], change: object = {}) => ({
  updatedAt,
  stockBy,
  sizeKind,
  variants,
  ...change,
})

export const quantitiesOf = ({ variants }: VariantGrid) => variants.map(({ quantity }) => quantity)

/** The fields of a rejection with their codes. */
export const problemsOf = ({ body }: Awaited<ReturnType<typeof sendAdmin>>) =>
  z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() }))
    .parse(body.error?.details.errors)
    .map(({ path, code }) => [path.join("."), code])

export const pathOfGrid = (documentId: string) => `/products/${documentId}/variants`

/** The grids of products of a shop, as an editor reads and changes them. */
export function variantGrids(shop: TestShop, editor: TestStaff) {
  /** A new product in two colours and two sizes, with ten units that they share. */
  async function newProduct(sku: string, change: object = {}): Promise<AdminProductDetail> {
    const form = await newProductForm(shop, {
      name: texts(sku),
      sku,
      slug: sku.toLowerCase(),
      colors,
      sizes: ["S", "M"],
      price: 4500,
      lastPrice: 5000,
      quantity: 10,
      publishedAt: "2026-01-01T10:00:00.000Z",
      ...change,
    })
    const { status, body } = await sendAdmin(editor, "POST", "/products", form)
    expect(status).toBe(201)
    return body.data as AdminProductDetail
  }
  const gridOf = (documentId: string) => readAdmin<VariantGrid>(editor, pathOfGrid(documentId))
  const productOf = (documentId: string) => readAdmin<AdminProductDetail>(editor, `/products/${documentId}`)
  const put = (documentId: string, form: object) => sendAdmin(editor, "PUT", pathOfGrid(documentId), form)

  /** Counts the variants apart, with these units in the order of the grid. */
  async function split(documentId: string, quantities: number[]) {
    const grid = await gridOf(documentId)
    const rows = grid.variants.map((row, at) => rowOf(row, { quantity: quantities[at] ?? 0 }))
    const answer = await put(documentId, formOfGrid(grid, rows, { stockBy: "variant", sharedWas: grid.quantity }))
    expect(answer.status).toBe(200)
    return answer.body.data as VariantGrid
  }
  const order = (product: AdminProductDetail, mobile: string, line: object, price = 4500) =>
    shop.order({
      lines: [{ slug: product.slug, quantity: 1, ...line }],
      amount: price,
      wilaya: "Alger",
      commune: "Kouba",
      firstname: "Amina",
      lastname: "Haddad",
      mobile,
      date: "2026-11-21T10:00:00.000Z",
    })
  return { newProduct, gridOf, productOf, put, split, order }
}
