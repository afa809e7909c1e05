import { jsonArrayFrom } from "kysely/helpers/postgres"
import { pricedAt } from "#core/catalogue/offer.ts"
import {
  beforeSize,
  type OrderedVariant,
  orderedVariant,
  type RequestedVariant,
  unknownOption,
} from "#core/catalogue/variants/ordered-variant.ts"
import { type StoredSize, sizeName, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { textIn } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { inList, preparedQuery } from "../../prepared-query.ts"
import { findMainLocale, mainLocaleOf } from "../../texts/main-locale.ts"
import type { OrderProduct } from "../order-product.ts"

/** The variant of an order's line. */
export type LineVariant = {
  isGone: false
  /** null = the product has nothing to choose, or it is not known which one is meant. */
  id: number | null
  sku: string | null
  /** Names in the order's language; a colour that the product does not have stays as the client wrote it. */
  color: string | null
  size: string | null
  /** Of the variant, else of its colour. */
  image: string | null
  /** Whether the staff has to ask which one is meant. */
  isOpen: boolean
  /** The variant's own price in its row; null = the product's. */
  price: { stored: number; now: number } | null
  /** Its own units; null where it shares the product's. */
  available: number | null
  /** The option that the product does not have. */
  unknown: "color" | "size" | null
}

/** A line names a variant that is not sold. Colour and size are the variant's, else as the client wrote them. */
export type GoneVariant = { isGone: true; color: string | null; size: string | null }

/** Keys of products. */
type Ids = { ids: number[] }

const selectVariants = (db: Db, { ids }: Ids) =>
  db
    .selectFrom("product_variant as v")
    .leftJoin("media as m", "m.id", "v.image_id")
    .select(["v.product_id as productId", "v.id", "v.document_id as documentId", "v.color", "v.size", "v.sku"])
    .select(["v.price", "v.last_price as lastPrice", "v.quantity", "v.active", "m.url as image"])
    .where("v.product_id", "in", ids)
    .orderBy("v.product_id")
    .orderBy("v.position")

const selectColors = (db: Db, { ids }: Ids) =>
  db
    .selectFrom("product_color as c")
    .innerJoin("product_color_text as t", "t.color_id", "c.id")
    .leftJoin("media as m", "m.id", "c.image_id")
    .select(["c.product_id as productId", "c.code", "t.locale", "t.name", "m.url as image"])
    .where("c.product_id", "in", ids)
    .orderBy("c.product_id")
    .orderBy("c.position")

const readVariants = preparedQuery(selectVariants)
const readColors = preparedQuery(selectColors)
const readTogether = preparedQuery((db, ids: Ids) =>
  db.selectNoFrom((e) => [
    jsonArrayFrom(selectVariants(db, ids)).as("variants"),
    jsonArrayFrom(selectColors(db, ids)).as("colors"),
    e.selectFrom("app_setting").select("languages").as("languages"),
  ]),
)

/** Reads the options of products, and the shop's main language; on PostgreSQL in one statement, to save round trips. */
async function readOptions(db: Db, ids: Ids): Promise<VariantOptions> {
  if (isPostgres(db)) {
    const [row] = await readTogether(db, ids)
    if (!row) throw new Error("A row without a table is missing")
    return byProduct({ variants: row.variants, colors: row.colors, main: mainLocaleOf(row.languages) })
  }
  const [variants, colors] = [await readVariants(db, ids), await readColors(db, ids)]
  return byProduct({ variants, colors, main: await findMainLocale(db) })
}

const byProduct = ({ variants, colors, main }: Pick<Read, "variants" | "colors"> & { main: Locale }) => ({
  variants: Map.groupBy(variants, ({ productId }) => productId),
  colors: Map.groupBy(colors, ({ productId }) => productId),
  main,
})

export type LineToRead = RequestedVariant & { product: OrderProduct | null }

/** Options of products, by product key. */
type VariantOptions = {
  variants: Map<number, Read["variants"]>
  colors: Map<number, Read["colors"]>
  /** The shop's main language; undefined where no product has anything to choose. */
  main: Locale | undefined
}

/** Reads what products have to choose from; nothing is read where none has anything. Read after the products are locked, as
 *  all that changes variants locks their product first. */
async function readVariantOptions(
  db: Db,
  products: Iterable<Pick<OrderProduct, "id" | "variantCount">>,
): Promise<VariantOptions> {
  const ids = [...new Set([...products].flatMap(({ id, variantCount }) => (variantCount > 0 ? id : [])))]
  if (ids.length === 0) return { variants: new Map(), colors: new Map(), main: undefined }
  return readOptions(db, { ids: inList(ids.toSorted((a, b) => a - b)) })
}

/** The variants that the lines of an order mean.
 *  @returns in the order of the lines; null for a line without a product */
export async function lineVariants(
  db: Db,
  lines: readonly LineToRead[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<(LineVariant | GoneVariant | null)[]> {
  const options = await readVariantOptions(
    db,
    lines.flatMap(({ product }) => product ?? []),
  )
  return lines.map(({ product, ...requested }) => {
    if (!product) return null
    const colors = options.colors.get(product.id) ?? []
    const variants = options.variants.get(product.id) ?? []
    return lineVariant(product, requested, { variants, colors, locale, main: options.main ?? locale, now })
  })
}

type Read = {
  variants: Awaited<ReturnType<typeof readVariants>>
  colors: Awaited<ReturnType<typeof readColors>>
  locale: Locale
  main: Locale
  now: Date
}

function lineVariant(product: OrderProduct, requested: RequestedVariant, read: Read): LineVariant | GoneVariant {
  const nothing = {
    isGone: false as const,
    id: null,
    sku: null,
    image: null,
    isOpen: false,
    price: null,
    available: null,
    unknown: null,
  }
  const written = { color: requested.color, size: requested.size }
  if (product.variantCount === 0) return { ...nothing, ...written }
  // Written by this program alone.
  const sizes = sizeValues(JSON.parse(product.sizes) as StoredSize[])
  const colors = [...Map.groupBy(read.colors, ({ code }) => code)].map(([code, rows]) => {
    const nameIn = (locale: Locale) => rows.find((row) => row.locale === locale)?.name ?? ""
    return { code, name: { fr: nameIn("fr"), ar: nameIn("ar"), en: nameIn("en") }, image: rows[0]?.image ?? null }
  })
  const found = orderedVariant(
    { colors, sizes, variants: read.variants.filter(({ active }) => active === 1) },
    requested,
  )
  const unknown = unknownOption({ colors, sizes }, requested)
  const choice = choiceOf(found, read, requested)
  const color = colors.find(({ code }) => code === choice.color)
  const size = sizes.find(({ code }) => code === choice.size)
  const told = {
    color: color ? textIn(color.name, read.locale, read.main) : requested.color,
    size: size ? sizeName(size, read.locale, read.main) : (requested.size ?? writtenSize(requested, color)),
  }
  if (found.kind === "gone") return { isGone: true, ...told }
  if (found.kind === "open" || !found.variant) {
    // A colour alone is asked for by phone, and keeps nobody from confirming the order.
    const isOpen = found.kind === "open" && (sizes.length > 0 || product.stockBy === "variant")
    return { ...nothing, ...told, image: color?.image ?? null, isOpen, unknown }
  }
  const { id, sku, image, quantity } = found.variant
  return {
    isGone: false,
    id,
    sku,
    ...told,
    image: image ?? color?.image ?? null,
    isOpen: false,
    price: ownPrice(product, found.variant, read.now),
    available: product.stockBy === "variant" ? quantity : null,
    unknown,
  }
}

/** Codes of the colour and the size that a line means, of a variant that is not sold too. */
function choiceOf(found: OrderedVariant<Read["variants"][number]>, { variants }: Read, requested: RequestedVariant) {
  if (found.kind === "open") return found
  const isRequested = ({ sku, documentId }: { sku: string; documentId: string }) =>
    sku === requested.variant || documentId === requested.variant
  const variant = found.kind === "gone" ? variants.find(isRequested) : found.variant
  return variant ?? { color: "", size: "" }
}

/** A size that the product does not have, behind a colour that it has. */
const writtenSize = ({ color }: RequestedVariant, known: object | undefined) =>
  (known && color?.split(beforeSize).slice(1).join(beforeSize)) || null

/** A variant's own price as it holds now; an offer's dates are the product's. */
export function ownPrice(
  { offerStart, offerEnd }: Pick<OrderProduct, "offerStart" | "offerEnd">,
  { price, lastPrice }: { price: number | null; lastPrice: number | null },
  now: Date,
) {
  if (price === null) return null
  const offerDate = offerStart && offerEnd ? { startDate: offerStart, endDate: offerEnd } : null
  return { stored: price, now: pricedAt({ price, lastPrice, discount: 0, offerDate }, now.toISOString()).price }
}
