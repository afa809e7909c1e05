import { createContext, use } from "react"
import type { Capability } from "#api/common/contract-capabilities.ts"
import type { ThemePicture } from "#core/content/theme/theme-picture.ts"
import type { MenuCategory } from "../api-client/aisles.ts"
import type { Settings, ShownMenus } from "../api-client/content.ts"

/** The addresses of a typeface: the stylesheet that declares it, and its files, which a page has fetched early: the one of French
 *  and English pages, and the two of Arabic ones, whose digits, prices and brands are Latin. */
export type TypefaceFiles = { stylesheet: string; latin: string; arabic: readonly string[] }

/** The merchant's theme in the head of a page. */
export type PageTheme = {
  /** The address of its custom properties; null for the program's own colours and corners. */
  stylesheet: string | null
  /** The colour of the browser's own bars, in both schemes. */
  ground: { light: string; dark: string }
  favicon: ThemePicture | null
  /** Left out for the default typeface. */
  typeface?: TypefaceFiles
}

/** Data of every page's frame: the settings, the menus and their categories, the time of its forms. */
export type ShellData = {
  settings: Settings
  categories: MenuCategory[]
  /** Address of a small picture of each universe that has one, by its slug. */
  universePictures: Record<string, string>
  newestProduct: string | null
  /** Name of a product that sells best; left out while there is none. */
  proposedSearch?: string
  /** The menus that the merchant has edited; left out when they are all the default ones. */
  menus?: ShownMenus
  /** The shop has neither categories nor products. */
  unfilled?: boolean
  /** Capabilities that the API lacks; left out when it lacks none. */
  lacking?: readonly Capability[]
  /** Left out for the default theme. */
  theme?: PageTheme
  year: number
  /** The present time, signed. */
  formTime: string
}

/** The body of a 404 that a middleware throws. */
export type PageNotFoundInShop = { message: string; shell: ShellData }

/** Shell data for components of the server: an island does not find it. */
export const ShellContext = createContext<ShellData | undefined>(undefined)

/** Version of the build, by which a page recognizes a newer one. */
export const BuildVersion = createContext<string | undefined>(undefined)

/** Undefined on the error page when the root itself failed. */
export const useShellData = (): ShellData | undefined => use(ShellContext)
