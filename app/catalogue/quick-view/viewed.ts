import type { SavedProduct } from "#core/cart/saved-list.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"

/** The product to look at; its name stands in the dialog before the rest has come. `choice` is what it begins with. */
export type Viewed = Pick<SavedProduct, "slug" | "title"> & { choice?: VariantChoice | undefined }
