import type { SampleKind } from "#core/sample/sample-clearing.ts"

/** Keys of the things that go, by kind. */
export type Going = Partial<Record<SampleKind, ReadonlySet<number>>>

/** A table that holds a part of a thing. */
export type Part = {
  table: string
  /** The column that names the thing, or a row of an earlier part. */
  key: string
  /** The earlier part whose `id` the key names; the thing itself where there is none. */
  of?: string
  /** What somebody may have changed by hand. Counters, versions and texts of the search are not named: orders change them. */
  compared?: string[]
  /** What a restored row may refer to that is gone by then: the column becomes null, or the row stays away. */
  refers?: Record<string, { table: string; missing: "null" | "skip" }>
}

const media = { table: "media", missing: "null" } as const
const without = (table: string) => ({ table, missing: "skip" }) as const

const product: Part[] = [
  {
    table: "product",
    key: "id",
    compared: [
      "slug",
      "sku",
      "product_type",
      "price",
      "last_price",
      "discount",
      "brand_id",
      "image_id",
      "sizes",
      "size_kind",
      "stock_by",
      "featured",
      "offer_start",
      "offer_end",
      "video_id",
      "published_at",
    ],
    refers: { image_id: media },
  },
  {
    table: "product_text",
    key: "product_id",
    compared: ["locale", "name", "unit", "short_description", "description", "additional_information", "tags"],
  },
  {
    table: "product_category",
    key: "product_id",
    compared: ["category_id", "position"],
    refers: { category_id: without("category") },
  },
  {
    table: "product_media",
    key: "product_id",
    compared: ["media_id", "position"],
    refers: { media_id: without("media") },
  },
  {
    table: "product_color",
    key: "product_id",
    compared: ["position", "hex", "image_id", "code"],
    refers: { image_id: media },
  },
  { table: "product_color_text", key: "color_id", of: "product_color", compared: ["locale", "name"] },
  { table: "product_feature", key: "product_id", compared: ["position", "icon"] },
  { table: "product_feature_text", key: "feature_id", of: "product_feature", compared: ["locale", "title", "text"] },
  {
    table: "product_variant",
    key: "product_id",
    compared: ["color", "size", "sku", "barcode", "price", "last_price", "weight", "image_id", "active"],
    refers: { image_id: media },
  },
  { table: "product_slug", key: "product_id", compared: ["slug"] },
  { table: "review", key: "product_id", refers: { order_id: { table: "orders", missing: "null" } } },
  { table: "review_picture", key: "review_id", of: "review" },
  { table: "review_picture_part", key: "review_id", of: "review" },
  { table: "stock_movement", key: "product_id", refers: { order_id: { table: "orders", missing: "null" } } },
  { table: "stock_alert", key: "product_id", refers: { variant_id: without("product_variant") } },
]

const toProduct = { table: "product", missing: "null" } as const
const toVariant = { table: "product_variant", missing: "null" } as const

/** The parts of each kind of things, the thing's own table first: rows are stored in this order and deleted in the other. */
export const thingParts: Record<SampleKind, Part[]> = {
  order: [
    { table: "orders", key: "id" },
    { table: "order_line", key: "order_id", refers: { product_id: toProduct, variant_id: toVariant } },
    { table: "order_event", key: "order_id" },
    { table: "order_note", key: "order_id" },
    { table: "coupon_use", key: "order_id", refers: { coupon_id: without("coupon") } },
    {
      table: "stock_movement",
      key: "order_id",
      refers: { product_id: without("product"), variant_id: toVariant },
    },
  ],
  product,
  review: [
    {
      table: "review",
      key: "id",
      compared: ["product_id", "status", "name", "town", "rating", "review", "lang", "reply"],
    },
  ],
  post: [
    {
      table: "post",
      key: "id",
      compared: ["slug", "format", "category_id", "image_id", "video_id", "published_at"],
      refers: { image_id: media },
    },
    {
      table: "post_text",
      key: "post_id",
      compared: ["locale", "title", "excerpt", "content", "author_name", "author_role", "quote_text", "quote_source"],
    },
    { table: "post_media", key: "post_id", compared: ["media_id"], refers: { media_id: without("media") } },
    { table: "post_has_tag", key: "post_id", compared: ["tag_id"], refers: { tag_id: without("post_tag") } },
  ],
  coupon: [
    {
      table: "coupon",
      key: "id",
      compared: [
        "code",
        "kind",
        "value",
        "product_type",
        "minimum_amount",
        "start_date",
        "end_date",
        "is_public",
        "max_uses",
        "max_uses_per_phone",
      ],
    },
    { table: "coupon_text", key: "coupon_id", compared: ["locale", "title"] },
  ],
  section: [{ table: "page_section", key: "id", compared: ["page", "kind", "content"] }],
  category: [
    {
      table: "category",
      key: "id",
      compared: ["slug", "product_type", "image_id"],
      refers: { image_id: media, parent_id: { table: "category", missing: "null" } },
    },
    { table: "category_text", key: "category_id", compared: ["locale", "title"] },
  ],
  brand: [
    { table: "brand", key: "id", compared: ["slug", "name"] },
    { table: "size_guide", key: "brand_id", compared: ["kind", "active", "note", "headings", "cells"] },
  ],
  "post-category": [
    { table: "post_category", key: "id", compared: ["slug"] },
    { table: "post_category_text", key: "post_category_id", compared: ["locale", "title"] },
  ],
  "post-tag": [
    { table: "post_tag", key: "id", compared: ["slug"] },
    { table: "post_tag_text", key: "post_tag_id", compared: ["locale", "title"] },
  ],
  picture: [
    { table: "media", key: "id", compared: ["url", "width", "height", "hash"] },
    { table: "media_text", key: "media_id", compared: ["locale", "alternative_text"] },
    { table: "shop_picture", key: "media_id" },
  ],
}

/** The table that has one row a thing. */
export const tableOf = (kind: SampleKind): string => {
  const [first] = thingParts[kind]
  if (!first) throw new Error(`${kind} has no table`)
  return first.table
}
