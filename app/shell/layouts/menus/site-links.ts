import { defaultMenus } from "#core/content/menus/default-menus.ts"
import {
  isKnownPage,
  type KnownPage,
  knownPages,
  newestProduct,
  universeOfPage,
} from "#core/content/menus/known-pages.ts"
import { isMenuTitle, type MenuEntry, type MenuName, menuGroups } from "#core/content/menus/menu.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { namedUniverses } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { neededFor } from "../../lacking.ts"
import { usePage } from "../../page.tsx"
import { useShellData } from "../../shell-data.ts"
import { useLacks } from "../../use-lacks.ts"
import { pageLabels, titleLabels } from "./site-menu.ts"

/** A link of a menu. An `external` one leads to another site. */
export type SiteLink = { href: string; label: string; current: boolean; external?: boolean }

/** Links under a title; "" = they have none.
 *  @property key tells groups of one menu apart */
export type SiteGroup = { key: string; label: string; links: SiteLink[] }

type Entry = MenuEntry<string>

/** The path that an entry leads to, without language; a whole address for another site.
 *  @param newest slug of the newest product
 *  @returns undefined where there is nothing to lead to */
function targetOf({ type, value }: Entry, newest: string | null | undefined): string | undefined {
  if (type === "category") return `/shop?category=${encodeURIComponent(value)}`
  if (type === "address") return value
  if (type === "own") return ownPagePath(value)
  if (!isKnownPage(value)) return undefined
  const path = knownPages[value]
  if (newest) return path.replace(newestProduct, newest)
  return path.startsWith("/product-details") ? undefined : path
}

/** The places that menus, dock and footer lead to, in the page's language, with the one the visitor is at marked. */
export function useSiteLinks() {
  const { t, to } = useI18n()
  const { path, search } = usePage()
  const shell = useShellData()
  const lacks = useLacks()

  function link(target: string, label: string): SiteLink {
    if (!target.startsWith("/")) return { href: target, label, current: false, external: true }
    return { href: to(target), label, current: path + search === target }
  }
  const universes = namedUniverses(shell?.categories ?? [])
  const isNamed = ({ value }: Entry) => {
    const universe = universeOfPage(value)
    // Where there is one universe alone, its home page is the shop's.
    const isOnlyHome = value.startsWith("home-") && universes.length < 2
    return universe === undefined || (universes.includes(universe) && !isOnlyHome)
  }
  const page = (name: KnownPage) => link(knownPages[name], t(pageLabels[name]))

  function entryLink(entry: Entry): SiteLink[] {
    const { value, text } = entry
    const target = targetOf(entry, shell?.newestProduct)
    if (target === undefined || lacks(neededFor(target))) return []
    if (shell?.unfilled && target.startsWith("/shop")) return []
    return [link(target, text || (isKnownPage(value) ? t(pageLabels[value]) : value))]
  }
  /** The groups of a menu; those without a link are left out. */
  function groups(menu: MenuName): SiteGroup[] {
    const entries: readonly Entry[] = shell?.menus?.[menu] ?? defaultMenus[menu].filter(isNamed)
    return menuGroups(menu, entries)
      .map(({ title, entries: under }, at) => {
        const name = title?.value ?? ""
        const label = title?.text || (isMenuTitle(name) ? t(titleLabels[name]) : "")
        return { key: `${at} ${label}`, label, links: distinct(under.flatMap(entryLink)) }
      })
      .filter(({ links }) => links.length > 0)
  }

  return {
    fresh: page("new"),
    sale: page("sale"),
    /** What a shopper has here: the orders, the account. */
    own: (["order", "profile"] as const).filter((name) => !lacks(neededFor(knownPages[name]))).map(page),
    /** The main menu: an entry with several links opens, one with a single link leads there. */
    menu: () => groups("header"),
    columns: () => groups("footer"),
    /** Folded lists below the columns. */
    folded: () => (shell?.unfilled ? [] : groups("more")),
  }
}

/** A place is named once in a list. */
const distinct = (links: SiteLink[]) =>
  links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
