import { privateFields, rowFields, translatedFields } from "#core/catalogue/product-fields.ts"
import { columnsOf } from "#core/fields/field-values.ts"
import type { SampleKind } from "#core/sample/sample-clearing.ts"

/** A table that holds a part of a thing. */
export type Part = {
  table: string
  /** The column that names the thing, or a row of an earlier part. */
  key: string
  /** The earlier part whose `id` the key names; the thing itself where there is none. */
  of?: string
  /** Columns that a member may change by hand, for a hash. Counters, versions and search texts are not named: orders change
   *  them. */
  compared?: string
  /** Columns of the declared fields. One that `compared` does not name was declared later: it counts where it holds something, so
   *  that the hashes of before stay. */
  declared?: readonly string[]
  /** Columns that refer to another thing. If that is gone when the row is restored, the column becomes null, the row is left out
   *  (`skip`), or the whole thing is (`fail`). */
  refers?: Record<string, { table: string; missing: "null" | "skip" | "fail" }>
}

const orNull = (table: string) => ({ table, missing: "null" }) as const
const orSkip = (table: string) => ({ table, missing: "skip" }) as const
const orFail = (table: string) => ({ table, missing: "fail" }) as const

const part = (table: string, key: string, more: Omit<Part, "table" | "key"> = {}): Part => ({ table, key, ...more })

/** The parts of each kind of things, the thing's own table first: rows are stored in this order and deleted in the other. The
 *  hashes of `sample_row` depend on the order of tables and compared columns. */
export const thingParts: Record<SampleKind, [Part, ...Part[]]> = {
  product: [
    part("product", "id", {
      compared:
        "slug sku product_type price last_price discount brand_id image_id sizes size_kind stock_by featured offer_start offer_end video_id published_at",
      declared: columnsOf({ ...rowFields, ...privateFields }),
      refers: { image_id: orNull("media"), brand_id: orFail("brand") },
    }),
    part("product_text", "product_id", {
      compared: "locale name unit short_description description additional_information tags",
      declared: columnsOf(translatedFields),
    }),
    part("product_category", "product_id", {
      compared: "category_id position",
      refers: { category_id: orSkip("category") },
    }),
    part("product_media", "product_id", { compared: "media_id position", refers: { media_id: orSkip("media") } }),
    part("product_color", "product_id", {
      compared: "position hex image_id code",
      refers: { image_id: orNull("media") },
    }),
    part("product_color_text", "color_id", { of: "product_color", compared: "locale name" }),
    part("product_feature", "product_id", { compared: "position icon" }),
    part("product_feature_text", "feature_id", { of: "product_feature", compared: "locale title text" }),
    part("product_variant", "product_id", {
      compared: "color size sku barcode price last_price weight image_id active",
      declared: ["cost"],
      refers: { image_id: orNull("media") },
    }),
    part("product_slug", "product_id", { compared: "slug" }),
    part("review", "product_id", { refers: { order_id: orNull("orders") } }),
    part("review_picture", "review_id", { of: "review" }),
    part("review_picture_part", "review_id", { of: "review" }),
    part("stock_movement", "product_id", { refers: { order_id: orNull("orders") } }),
    part("stock_alert", "product_id", { refers: { variant_id: orSkip("product_variant") } }),
  ],
  review: [
    part("review", "id", { compared: "product_id status name town rating review lang reply" }),
    part("review_picture", "review_id"),
    part("review_picture_part", "review_id"),
  ],
  post: [
    part("post", "id", {
      compared: "slug format category_id image_id video_id published_at",
      refers: { image_id: orNull("media"), category_id: orFail("post_category") },
    }),
    part("post_text", "post_id", {
      compared: "locale title excerpt content author_name author_role quote_text quote_source",
    }),
    part("post_media", "post_id", { compared: "media_id", refers: { media_id: orSkip("media") } }),
    part("post_has_tag", "post_id", { compared: "tag_id", refers: { tag_id: orSkip("post_tag") } }),
  ],
  coupon: [
    part("coupon", "id", {
      compared: "code kind value product_type minimum_amount start_date end_date is_public max_uses max_uses_per_phone",
    }),
    part("coupon_text", "coupon_id", { compared: "locale title" }),
  ],
  section: [part("page_section", "id", { compared: "page kind content" })],
  category: [
    part("category", "id", {
      compared: "slug product_type image_id",
      refers: { image_id: orNull("media"), parent_id: orNull("category") },
    }),
    part("category_text", "category_id", { compared: "locale title" }),
  ],
  brand: [
    part("brand", "id", { compared: "slug name" }),
    part("size_guide", "brand_id", { compared: "kind active note headings cells" }),
  ],
  "post-category": [
    part("post_category", "id", { compared: "slug" }),
    part("post_category_text", "post_category_id", { compared: "locale title" }),
  ],
  "post-tag": [
    part("post_tag", "id", { compared: "slug" }),
    part("post_tag_text", "post_tag_id", { compared: "locale title" }),
  ],
  picture: [
    part("media", "id", { compared: "url width height hash" }),
    part("media_text", "media_id", { compared: "locale alternative_text" }),
    part("shop_picture", "media_id"),
  ],
}

/** The table that has one row a thing. */
export const tableOf = (kind: SampleKind): string => thingParts[kind][0].table
