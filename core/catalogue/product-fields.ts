import { z } from "zod"
import {
  amountField,
  choiceField,
  flagField,
  momentField,
  optional,
  textField,
  textsField,
  wholeField,
} from "../fields/field-kinds.ts"
import { isSlug, maxSlugLength } from "../text/slug.ts"
import { deliveryProfiles } from "./product-delivery.ts"
import { maxParcelSide, maxSkuLength, maxUnits, maxUniverseSlug, maxWeight, productTypes } from "./product-type.ts"

// The plain fields of a product, each declared once: its contract, its column, its input in the console, its cells in files and what
// a Strapi sends of it are derived from here. A field with rules of its own has them in addition. See docs/adding-a-field.md.

const slug = z
  .string()
  .max(maxSlugLength)
  .refine((text) => text === "" || isSlug(text), "has lower-case letters, digits and hyphens")
/** The slug of a universe; whether the shop has it, the database says. */
export const universeSlug = z.string().max(maxUniverseSlug).refine(isSlug, "must be the slug of a universe")

const videoId = z.string().regex(/^[\w-]{6,20}$/, "must be the id of a video")

/** One side of a packed unit. */
const packed = <const Column extends string, const Label extends string, const File extends string>(
  column: Column,
  label: Label,
  file: File,
) =>
  optional(
    wholeField(maxParcelSide, {
      column,
      label,
      description: "Centimetres of one packed unit; null = not known",
      file,
      isOnPageAlone: true,
    }),
  )

/** Fields with a text in each language. */
export const translatedFields = {
  name: textsField(200, { column: "name", label: "product.name", file: "name" }),
  unit: textsField(60, { column: "unit", label: "product.unit", isNullable: true }),
  shortDescription: textsField(1000, {
    column: "short_description",
    label: "product.short",
    file: "short_description",
  }),
}

/** Fields of a product's own row. An empty slug is made from the name, an empty SKU from the slug. */
export const rowFields = {
  slug: textField(
    maxSlugLength,
    { column: "slug", label: "product.slug", problem: "product.problem.slug", file: "slug" },
    slug,
  ),
  sku: textField(maxSkuLength, { column: "sku", label: "product.sku" }),
  productType: {
    ...textField(
      maxUniverseSlug,
      { column: "product_type", label: "product.type", file: "product_type" },
      universeSlug,
    ),
    empty: productTypes[0],
  },
  price: amountField({
    column: "price",
    label: "product.price",
    description: "What the shopper pays for one unit, in dinars",
    file: "price",
  }),
  lastPrice: optional(
    amountField({
      column: "last_price",
      label: "product.lastPrice",
      description: "Earlier price, in dinars, struck through; above the price; null = none",
      file: "last_price",
    }),
  ),
  featured: flagField({ column: "featured", label: "product.featured", file: "featured" }),
  videoId: optional(
    textField(20, { column: "video_id", label: "product.video", problem: "product.problem.video" }, videoId),
  ),
  weight: optional(
    wholeField(maxWeight, {
      column: "weight",
      label: "variants.weight",
      description: "Grams of one unit; null = not known",
      file: "weight",
      isOnPageAlone: true,
    }),
  ),
  parcelLength: packed("parcel_length", "product.parcelLength", "length"),
  parcelWidth: packed("parcel_width", "product.parcelWidth", "width"),
  parcelHeight: packed("parcel_height", "product.parcelHeight", "height"),
  deliveryProfile: choiceField(deliveryProfiles, {
    column: "delivery_profile",
    label: "product.deliveryProfile",
    description: "How it is delivered; the rules of mixed orders: docs/product-file.md",
    file: "delivery_profile",
  }),
  deliverySurcharge: optional(
    amountField({
      column: "delivery_surcharge",
      label: "product.deliverySurcharge",
      description:
        "Dinars that `surcharge` adds once to the delivery of an order, and `heavy` for each unit; null = none",
      file: "delivery_surcharge",
    }),
  ),
  publishedAt: optional(
    momentField({
      column: "published_at",
      label: "product.publishing",
      description: "null = a draft; in the future = at that moment",
    }),
  ),
}

/** The stock: read and sent as the others, and stored by what counts it (db/catalogue/stock.ts). */
export const stockFields = {
  quantity: wholeField(maxUnits, { column: "quantity", label: "product.quantity", file: "quantity" }),
}

/** Fields that the shop alone knows: no page and no public API has them. */
export const privateFields = {
  cost: optional(
    amountField({
      column: "cost",
      label: "product.cost",
      description: "What one unit costs the shop, in dinars; null = not told, or whoever asks may not change products",
      file: "cost",
    }),
  ),
}

/** All that shoppers may know. */
export const productFields = { ...translatedFields, ...rowFields, ...stockFields }

/** All of them. */
export const adminFields = { ...productFields, ...privateFields }
