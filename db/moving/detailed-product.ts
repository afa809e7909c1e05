import type { Texts } from "#core/i18n/texts.ts"
import { pick } from "#core/pick.ts"
import { toProductInput } from "../catalogue/admin/copy-product.ts"
import { findAdminProduct, type ProductRecord } from "../catalogue/admin/product-detail.ts"
import type { ProductInput } from "../catalogue/admin/product-input.ts"
import { insertFormerSlugs } from "../catalogue/admin/product-slugs.ts"
import { lockProduct, updateProduct } from "../catalogue/admin/write-product.ts"
import { variantsOfProducts } from "../catalogue/import/read-file-variants.ts"
import type { Db, Tx } from "../database.ts"
import type { AdminMedia } from "../media/admin-media.ts"
import { isSameValue } from "./same-value.ts"

/** Fields of a product that no file of products has. */
const ownFields = [
  "unit",
  "videoId",
  "description",
  "additionalInformation",
  "features",
  "offer",
] as const satisfies (keyof ProductInput)[]

/** What another shop knows of a product beside its row in a file of products; pictures by their addresses. */
export type MovedDetails = Pick<ProductInput, (typeof ownFields)[number]> & {
  sku: string
  createdAt: string
  publishedAt: string | null
  /** Its addresses of before. */
  slugHistory: string[]
  colors: { name: Texts; hex: string; code: string; image: string | null }[]
  /** The pictures of single variants, by the codes of their colours and sizes. */
  variantPictures: VariantPicture[]
}
type VariantPicture = { color: string; size: string; picture: string }

export type DetailContext = {
  /** Pictures of the library by their addresses. */
  pictures: ReadonlyMap<string, AdminMedia>
  /** When the products that are new were made. */
  now: Date
}

/** The pictures of single variants of a product. */
export async function listVariantPictures(db: Db, productId: number): Promise<VariantPicture[]> {
  const variants = await variantsOfProducts(db, [productId])
  return variants.flatMap(({ position, color, size, picture }) =>
    position < 0 || picture === null ? [] : { color, size, picture },
  )
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The colours of a product with the pictures that they have in another shop, where it has the same ones; those of a product that was made
 *  of the other shop's file get their codes too, which carts and addresses name. */
function detailedColors(product: ProductRecord, { colors }: MovedDetails, { pictures, now }: DetailContext) {
  const own = toProductInput(product).colors
  const shown = ({ name, hex }: { name: Texts; hex: string }) => ({ name, hex: hex.toLowerCase() })
  if (!isSameValue(own.map(shown), colors.map(shown))) return own
  const isMade = product.createdAt === now.toISOString()
  return own.map((color, at) => {
    const { code = "", image = null } = colors[at] ?? {}
    return {
      ...color,
      code: isMade ? code : color.code,
      image: image === null ? null : (pictures.get(image)?.documentId ?? color.image),
    }
  })
}

/** A product as it shall be. What it says of being shown is what its row in the file said; it was made, and shown, when the other shop did,
 *  unless that was later. */
function detailed(product: ProductRecord, details: MovedDetails, context: DetailContext) {
  const { publishedAt, lastPrice, createdAt } = product
  const input: ProductInput = {
    ...toProductInput(product),
    ...pick(details, ...ownFields),
    // An offer needs the price that holds before and after it.
    offer: lastPrice === null ? null : details.offer,
    publishedAt: publishedAt && details.publishedAt ? earlier(publishedAt, details.publishedAt) : publishedAt,
    colors: detailedColors(product, details, context),
  }
  return { input, createdAt: earlier(createdAt, details.createdAt) }
}

/** Those pictures of variants that a product does not have, by the keys of both.
 *  @param codes of the product's colours, by those of the other shop */
async function missingPictures(
  db: Db,
  productId: number,
  { variantPictures }: MovedDetails,
  { codes, pictures }: { codes: ReadonlyMap<string, string>; pictures: DetailContext["pictures"] },
) {
  if (variantPictures.length === 0) return []
  const variants = await variantsOfProducts(db, [productId])
  return variantPictures.flatMap(({ color, size, picture }) => {
    const code = color === "" ? "" : codes.get(color)
    const own = variants.find((one) => one.color === code && one.size === size && one.position >= 0)
    const image = pictures.get(picture)?.id
    return own && image !== undefined && own.imageId !== image ? { color: own.color, size, image } : []
  })
}

const codesOf = (details: MovedDetails, colors: readonly { code?: string | undefined }[]) =>
  new Map(details.colors.map(({ code }, at) => [code, colors[at]?.code ?? code]))

/** Those addresses of before that lead to no product of the shop yet. */
async function freeSlugs(db: Db, { slugHistory }: MovedDetails): Promise<string[]> {
  if (slugHistory.length === 0) return []
  const former = await db.selectFrom("product_slug").select("slug").where("slug", "in", slugHistory).execute()
  const now = await db.selectFrom("product").select("slug").where("slug", "in", slugHistory).execute()
  const taken = new Set([...former, ...now].map(({ slug }) => slug))
  return slugHistory.filter((slug) => !taken.has(slug))
}

const compared = (input: ProductInput) => pick(input, ...ownFields, "publishedAt", "colors")

/** Whether a product is as another shop tells it. */
export async function isDetailed(
  db: Db,
  product: ProductRecord,
  details: MovedDetails,
  context: DetailContext,
): Promise<boolean> {
  const { input, createdAt } = detailed(product, details, context)
  if (createdAt !== product.createdAt) return false
  if (!isSameValue(compared(input), compared(toProductInput(product)))) return false
  const codes = codesOf(details, product.colors)
  const missing = await missingPictures(db, product.id, details, { codes, pictures: context.pictures })
  return missing.length === 0 && (await freeSlugs(db, details)).length === 0
}

/** Lets variants name their colours by other codes. */
async function renameColors(tx: Tx, { id, colors }: ProductRecord, wanted: ProductInput["colors"]): Promise<void> {
  const renamed = colors.flatMap(({ code }, at) => {
    const to = wanted[at]?.code ?? code
    return to === code ? [] : { from: code, to }
  })
  const rename = (from: string, color: string) =>
    tx.updateTable("product_variant").set({ color }).where("product_id", "=", id).where("color", "=", from).execute()
  // Two colours may exchange theirs.
  for (const { from } of renamed) await rename(from, `~${from}`)
  for (const { from, to } of renamed) await rename(`~${from}`, to)
}

/** Gives a product what another shop knows of it beside its row in a file of products.
 *  @returns what became of it: `made` where the product itself is new
 *  @throws FieldsRejectedError, StateRejectedError for what no form could store either */
export async function storeDetails(
  tx: Tx,
  documentId: string,
  details: MovedDetails,
  context: DetailContext,
): Promise<"made" | "changed" | "lost"> {
  const product = (await lockProduct(tx, documentId)) && (await findAdminProduct(tx, documentId))
  if (!product) return "lost"
  const { id, quantity, updatedAt } = product
  const { input, createdAt } = detailed(product, details, context)
  await renameColors(tx, product, input.colors)
  await updateProduct(tx, documentId, input, { updatedAt, quantity, quantityWas: quantity }, context.now)
  if (createdAt !== product.createdAt)
    await tx.updateTable("product").set({ created_at: createdAt }).where("id", "=", id).execute()
  const slugs = await freeSlugs(tx, details)
  const former = slugs.map((slug) => ({ slug, product_id: id }))
  if (former.length > 0) await insertFormerSlugs(tx, former).execute()
  const codes = codesOf(details, input.colors)
  for (const { color, size, image } of await missingPictures(tx, id, details, { codes, pictures: context.pictures })) {
    const variant = tx.updateTable("product_variant").set({ image_id: image }).where("product_id", "=", id)
    await variant.where("color", "=", color).where("size", "=", size).execute()
  }
  return product.createdAt === context.now.toISOString() ? "made" : "changed"
}
