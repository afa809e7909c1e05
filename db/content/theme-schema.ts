import type { Generated } from "kysely"
import type { Json, Time } from "../column-types.ts"

/** The draft of the storefront's look, which is always there, and its published versions. */
type ShopThemeTable = {
  id: Generated<number>
  /** A `Theme` (core/content/theme/theme.ts); a field that it lacks is that of the default. */
  theme: Json
  /** null = the draft. */
  published_at: Time | null
  edited_at: Time
}

export type ThemeSchema = { shop_theme: ShopThemeTable }
