import { isLocale, type Locale, locales } from "../../i18n/locale.ts"
import { type Texts, textIn } from "../../i18n/texts.ts"
import { toOwnPath } from "../../own-path.ts"
import { isKnownPage } from "./known-pages.ts"

/** The menus of every page: the bar of the header, the columns of the footer, the folded lists below them. */
export const menuNames = ["header", "footer", "more"] as const
export type MenuName = (typeof menuNames)[number]

/** Bounds of a menu; texts and addresses in characters. */
export const menuLimits = { entries: 40, text: 60, address: 300 }

/** Titles that have a name of their own in every language. */
export const menuTitles = ["shop", "homes", "more", "universes", "information", "layouts"] as const
export type MenuTitle = (typeof menuTitles)[number]

/** Types of entries: a title over the entries below it, or a link to a page of the shop, to one that the merchant
 *  added, to a category or to an address. */
export const menuEntryTypes = ["title", "page", "own", "category", "address"] as const
export type MenuEntryType = (typeof menuEntryTypes)[number]

/** An entry as a page shows it.
 *  @property value of a title one of `menuTitles` or "", of a page one of `knownPages`, of an own page its
 *  documentId when it is stored and its slug when it is shown, of a category its slug
 *  @property text "" = the target's own name
 *  @property inside whether it stands under the title above it; the entries of footer and "more" always do */
export type MenuEntry<T> = { type: MenuEntryType; value: string; text: T; inside: boolean }

/** An entry as it is stored. */
export type StoredMenuEntry = MenuEntry<Texts> & { hidden: boolean }

/** First path segments of addresses that are no pages. */
const noPages = ["media", "api", "admin", "assets"]

/** The first part of a path, as a router reads it. */
function firstPart(path: string): string {
  const [, part = ""] = /^\/([^/?#]*)/.exec(path) ?? []
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether an entry may lead to an address: the path of a page without its language, or another site over https. */
export function isMenuAddress(address: string): boolean {
  const part = firstPart(address)
  if (toOwnPath(address) !== null) return !isLocale(part) && !noPages.includes(part)
  if (!/^https:\/\//.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === "" && password === ""
}

export const isMenuTitle = (name: string): name is MenuTitle => menuTitles.some((title) => title === name)

/** Finds the error of an entry: its target, or that it has no name in any language. */
export function menuEntryProblem({ type, value, text }: MenuEntry<Texts>): "target" | "text" | undefined {
  const isNamed = locales.some((locale) => text[locale] !== "")
  switch (type) {
    case "title":
      if (value !== "" && !isMenuTitle(value)) return "target"
      return value === "" && !isNamed ? "text" : undefined
    case "page":
      return isKnownPage(value) ? undefined : "target"
    case "own":
    case "category":
      return value === "" ? "target" : undefined
    case "address":
      if (!isMenuAddress(value)) return "target"
      return isNamed ? undefined : "text"
  }
}

/** Whether an entry has a name of its own beside what the merchant wrote. */
const hasOwnName = ({ type, value }: MenuEntry<unknown>) => type !== "address" && value !== ""

/** Returns an entry's text in a language. Without one it borrows the text of the main language, then of any.
 *  @param main the shop's main language
 *  @returns "" = the target's own name */
export function menuText(entry: MenuEntry<Texts>, locale: Locale, main: Locale): string {
  const { text } = entry
  return text[locale] || (hasOwnName(entry) ? "" : textIn(text, locale, main))
}

/** Entries with the title above them; `title` null = they have none. */
export type MenuGroup<E> = { title: E | null; entries: E[] }

type Grouped = Pick<MenuEntry<unknown>, "type" | "inside">

/** The groups of a menu in their order. In the header an entry outside a title is a group of its own; elsewhere every entry
 *  belongs to the title above it. */
export function menuGroups<E extends Grouped>(menu: MenuName, entries: readonly E[]): MenuGroup<E>[] {
  const groups: MenuGroup<E>[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const joins = menu === "header" ? entry.inside && last?.title : last
    if (entry.type === "title") groups.push({ title: entry, entries: [] })
    else if (joins && last) last.entries.push(entry)
    else groups.push({ title: null, entries: [entry] })
  }
  return groups
}
