import { isKnownPage } from "#core/content/menus/known-pages.ts"
import { isMenuTitle } from "#core/content/menus/menu.ts"
import { useCategories } from "../../catalogue/products/catalogue-queries.ts"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useOwnPages } from "../own-pages/use-own-pages.ts"
import type { EntryDraft } from "./menu-draft.ts"

export type EntryNames = {
  /** The name of what an entry leads to; "" where it has none. */
  ownName: (entry: EntryDraft) => string
  /** Returns the name of an entry on the screen. */
  nameOf: (entry: EntryDraft) => string
  /** Whether what an entry leads to is gone. */
  isGone: (entry: EntryDraft) => boolean
}

/** Names the entries of a menu in the language of the console. */
export function useEntryNames(): EntryNames {
  const t = useText()
  const locale = useConsoleLocale()
  const { data: categories } = useCategories()
  const { data: pages } = useOwnPages()
  const pageName = usePageName()
  const categoryAt = (slug: string) => categories?.find((category) => category.slug === slug)
  function ownName({ type, value }: EntryDraft): string {
    if (type === "title") return isMenuTitle(value) ? t(`menu.title.${value}`) : ""
    if (type === "page") return isKnownPage(value) ? pageName(value, (own) => t(`menu.page.${own}`)) : ""
    if (type === "address") return ""
    if (type === "own") {
      const page = pages?.find(({ documentId }) => documentId === value)
      return page ? titleIn(page.title, locale) : ""
    }
    const category = categoryAt(value)
    return category ? titleIn(category.title, locale) : value
  }
  return {
    ownName,
    nameOf: (entry) =>
      entry.text[locale].trim() ||
      ownName(entry) ||
      titleIn(entry.text, locale).trim() ||
      entry.value.trim() ||
      t("menu.untitled"),
    isGone: ({ type, value }) => {
      if (value === "") return false
      if (type === "category") return categories !== undefined && !categoryAt(value)
      // A hidden page does not appear either.
      return type === "own" && pages !== undefined && !pages.some((page) => page.documentId === value && !page.hidden)
    },
  }
}
