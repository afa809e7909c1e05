/** The columns of a file of products, in the order in which one is written. A row with a `parent` is one of a variant, and
 *  says what `variantColumns` hold; `parent` is the SKU of its product. `quantity_was` is the stock at the time of the
 *  export: with it a changed quantity is a difference, so that orders placed meanwhile are not lost; without it the
 *  quantity is what was counted on the shelf. */
export const productColumns = [
  ...(["sku", "parent", "color", "size", "slug", "product_type", "categories", "brand"] as const),
  ...(["name_fr", "name_ar", "name_en"] as const),
  ...(["short_description_fr", "short_description_ar", "short_description_en"] as const),
  ...(["description_fr", "description_ar", "description_en", "price", "last_price", "discount", "cost"] as const),
  ...(["quantity", "quantity_was", "barcode", "weight", "picture", "pictures"] as const),
  ...(["length", "width", "height", "delivery_profile", "delivery_surcharge"] as const),
  ...(["active", "sizes", "size_kind", "colors", "tags_fr", "tags_ar", "tags_en", "featured", "published"] as const),
] as const
export type ProductColumn = (typeof productColumns)[number]

/** Columns that a file has in each language, without the language. */
export type TranslatedColumn = ProductColumn extends infer Column
  ? Column extends `${infer Name}_fr`
    ? Name
    : never
  : never

/** The columns that a variant's row fills in. */
export const variantColumns = [
  ...(["sku", "parent", "color", "size", "price", "last_price", "cost", "quantity", "quantity_was"] as const),
  ...(["barcode", "weight", "picture", "active"] as const),
] as const satisfies readonly ProductColumn[]
export type VariantColumn = (typeof variantColumns)[number]

/** Errors of a row; screens translate them. */
export const productFileProblems = [
  ...(["NEEDED", "TOO_LONG", "NOT_TEXT", "NOT_NUMBER", "NOT_WHOLE", "TOO_LARGE", "NOT_SLUG"] as const),
  ...(["AMBIGUOUS_NUMBER", "NO_TITLE", "ZEROS_LOST", "NOT_MOMENT"] as const),
  ...([
    "UNKNOWN",
    "AMBIGUOUS",
    "TAKEN",
    "TWICE",
    "NOT_FLAG",
    "NOT_COLOR",
    "NOT_ABOVE_PRICE",
    "NOT_DISCOUNT",
    "BELOW_ZERO",
  ] as const),
  ...([
    "NO_OPTION",
    "OTHER_VARIANT",
    "NOT_SOLD",
    "TOO_MANY",
    "PROMISED",
    "BY_VARIANT",
    "ROUNDED",
    "NOT_SIZE_KIND",
    "NOT_SIZE",
  ] as const),
  ...([
    "NOT_IN_ZIP",
    "SEVERAL_IN_ZIP",
    "NOT_HTTPS",
    "NOT_PUBLIC",
    "NOT_FETCHED",
    "NOT_PICTURE",
    "PICTURE_TOO_LARGE",
    "TOO_MANY_PICTURES",
  ] as const),
] as const
export type ProductFileProblem = (typeof productFileProblems)[number]

export type RowProblem = { column: string; code: ProductFileProblem; value: string }

/** The cells of a row by their columns; a column that the file does not have is not there. */
export type RowCells = Partial<Record<ProductColumn, string>>

/** Bytes of a file of products; twice what 10 000 products in three languages take. */
export const maxProductFileSize = 40 * 1024 * 1024
/** Bytes of a zip file of pictures: some hundred photos of a phone. */
export const maxPictureZipSize = 100 * 1024 * 1024
