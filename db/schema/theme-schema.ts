import type { Generated } from "kysely"
import type { Json, Time } from "./column-types.ts"

/** The draft of the storefront's theme, which always exists, and its published versions. */
type ShopThemeTable = {
  id: Generated<number>
  /** A `Theme` (core/content/theme/theme.ts); a field that it lacks is that of the default. */
  theme: Json
  /** null = the draft. */
  published_at: Time | null
  edited_at: Time
}

/** A logo or favicon that was uploaded. */
type ThemePictureTable = {
  id: Generated<number>
  /** Of its own file, `/media/theme/…`. */
  url: string
  /** Pixels. */
  width: number
  height: number
  /** When it was last uploaded or chosen. */
  used_at: Time
}

/** The bytes of a picture's own file and of its forms, base64, in parts. */
type ThemeFileTable = { name: string; part: number; theme_picture_id: number; content: string }

export type ThemeSchema = {
  shop_theme: ShopThemeTable
  theme_picture: ThemePictureTable
  theme_file: ThemeFileTable
}
