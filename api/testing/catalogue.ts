import { adminFields } from "#core/catalogue/product-fields.ts"
import { pickFields } from "#core/fields/field-values.ts"
import type { AdminProductDetail, AdminProductRow } from "../catalogue/contract-admin-product.ts"
import { productFormExample } from "./examples/catalogue-examples.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

type Answer = { status: number; body: { data?: unknown; error?: { details: Record<string, unknown> } } }

/** Sends to the console's API and reads the answer. */
export async function sendAdmin(
  staff: Pick<TestStaff, "send">,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await staff.send(method, `/api/admin${path}`, body)
  return { status: answer.status, body: await answer.json() }
}

/** Asks for one thing that must be there. */
export async function readAdmin<T>(staff: Pick<TestStaff, "send">, path: string): Promise<T> {
  const { status, body } = await sendAdmin(staff, "GET", path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return body.data as T
}

/** A product of the sample by its slug, as its form shows it. */
export async function productWithSlug(staff: TestStaff, slug: string): Promise<AdminProductDetail> {
  const rows = await readAdmin<AdminProductRow[]>(staff, `/products?q=${slug}`)
  const row = rows.find((one) => one.slug === slug)
  if (!row) throw new Error(`No product ${slug}`)
  return readAdmin(staff, `/products/${row.documentId}`)
}

/** Returns the body that a form sends for a product. */
export function toProductForm(product: AdminProductDetail) {
  const { description, additionalInformation, tags, sizes, features, offer, updatedAt } = product
  return {
    ...pickFields(adminFields, product),
    description,
    additionalInformation,
    tags,
    sizes,
    features,
    offer,
    updatedAt,
    quantityWas: product.quantity,
    categories: product.categories.map(({ documentId }) => documentId),
    brand: product.brand?.documentId ?? null,
    image: product.image?.documentId ?? null,
    medias: product.medias.map(({ documentId }) => documentId),
    colors: product.colors.map(({ image, ...color }) => ({ ...color, image: image?.documentId ?? null })),
  }
}

/** A new product's form that the shop takes: the example with a brand of the shop. */
export async function newProductForm(shop: TestShop, change: object = {}) {
  const brand = await shop.db
    .selectFrom("brand")
    .select("document_id")
    .where("slug", "<>", "")
    .orderBy("id")
    .executeTakeFirstOrThrow()
  return { ...productFormExample, brand: brand.document_id, categories: [], ...change }
}

/** Orders some units of a product at its price of now. */
export async function orderUnits(shop: TestShop, slug: string, mobile: string, quantity = 1) {
  const { price } = await shop.db
    .selectFrom("product")
    .select("price")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
  return shop.order({
    lines: [{ slug, quantity }],
    amount: (price / 100) * quantity,
    wilaya: "Alger",
    commune: "Kouba",
    mobile,
    firstname: "Amina",
    lastname: "Haddad",
    date: "2026-11-21T10:00:00.000Z",
  })
}
