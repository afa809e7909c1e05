import type { AdminUniverse } from "#api/catalogue/contract-universe.ts"
import { defaultUniverses } from "#core/catalogue/universe.ts"
import { universeOfPage } from "#core/content/menus/known-pages.ts"
import { useGet } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"

/** The question for the universes of the shop, the hidden ones among them. */
export const useUniverseQuery = () => useGet<AdminUniverse[]>(["universes"], "/universes")

/** The universes of the shop by name, in the console's language; those of a new shop until they are known. */
export function useUniverses() {
  const locale = useConsoleLocale()
  const all: readonly AdminUniverse[] = useUniverseQuery().data ?? defaultUniverses
  const named = all.map(({ slug, name, hidden }) => ({ slug, name: titleIn(name, locale), hidden }))
  return {
    /** Those to choose from: what is shown, and what is chosen already. */
    choices: (chosen: string | null = null) => named.filter(({ slug, hidden }) => !hidden || slug === chosen),
    nameOf: (slug: string) => named.find((one) => one.slug === slug)?.name ?? slug,
  }
}

/** Names pages of the shop: a universe's home page and its listing after the universe. */
export function usePageName() {
  const t = useText()
  const { nameOf } = useUniverses()
  return <Page extends string>(page: Page, own: (page: Exclude<Page, UniversePage>) => string): string => {
    const universe = universeOfPage(page)
    // A page of no universe has a name of its own.
    if (universe === undefined) return own(page as Exclude<Page, UniversePage>)
    const name = nameOf(universe)
    return page.startsWith("home-") ? t("menu.universeHome", { name }) : name
  }
}

type UniversePage =
  | "home-electronics"
  | "home-2"
  | "home-3"
  | "home-4"
  | "electronics"
  | "fashion"
  | "beauty"
  | "jewelry"
