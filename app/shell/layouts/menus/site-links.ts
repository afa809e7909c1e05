import { type ShownUniverse, universeName } from "#core/catalogue/universe.ts"
import { defaultMenus } from "#core/content/menus/default-menus.ts"
import {
  isKnownPage,
  type KnownPage,
  knownPages,
  newestProduct,
  universeOfPage,
} from "#core/content/menus/known-pages.ts"
import { isMenuTitle, type MenuEntry, type MenuName, type MenuTitle, menuGroups } from "#core/content/menus/menu.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { universePath } from "../../../cards/product-links.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import type { MessageKey } from "../../../i18n/messages.ts"
import { useLacks, usePage, useShop } from "../../../page/page.tsx"
import { useShellData } from "../../../page/shell-data.ts"
import { neededFor } from "../../lacking.ts"

/** Makes links to fixed pages, with the one that the visitor is at marked.
 *  @returns takes a path without language and the page's name */
export function usePageLink(): (path: string, label: MessageKey) => SiteLink {
  const { t, to } = useI18n()
  const page = usePage()
  return (path, label) => ({ href: to(path), label: t(label), current: page.path + page.search === path })
}

/** Names of the pages that menus lead to; those of a universe have its name. */
export const pageLabels = {
  home: "shell.nav.home",
  shop: "shell.shop.all",
  "shop-categories": "shell.shop.categories",
  new: "shell.nav.new",
  sale: "shell.nav.sale",
  coupons: "shell.nav.coupons",
  blog: "shell.nav.blog",
  contact: "shell.nav.contact",
  "write-us": "shell.info.contact",
  order: "shell.more.order",
  profile: "shell.more.account",
  cart: "shell.more.cart",
  wishlist: "shell.more.wishlist",
  compare: "shell.more.compare",
  about: "shell.info.about",
  "delivery-returns": "shell.info.delivery-returns",
  terms: "shell.info.terms",
  privacy: "shell.info.privacy",
  "shop-list": "shell.shop.list",
  "shop-right-sidebar": "shell.shop.right",
  "shop-no-sidebar": "shell.shop.none",
  "shop-full-width": "shell.shop.full",
  "shop-1600": "shell.shop.1600",
  "shop-load-more": "shell.shop.more",
  "shop-filter-dropdown": "shell.shop.dropdown",
  "shop-filter-offcanvas": "shell.shop.offcanvas",
  "product-details": "shell.product.plain",
  "product-details-list": "shell.product.list",
  "product-details-gallery": "shell.product.gallery",
  "product-details-slider": "shell.product.slider",
  "product-details-video": "shell.product.video",
  "product-details-swatches": "shell.product.swatches",
  "product-details-countdown": "shell.product.countdown",
  "blog-grid": "shell.blog.grid",
  "blog-list": "shell.blog.list",
} as const satisfies Partial<Record<KnownPage, MessageKey>>

const hasLabel = (name: string): name is keyof typeof pageLabels => Object.hasOwn(pageLabels, name)

/** Labels of the titles of menus. */
export const titleLabels = {
  shop: "shell.nav.shop",
  homes: "shell.nav.home",
  more: "shell.nav.more",
  universes: "shell.foot.universes",
  information: "shell.foot.information",
  layouts: "shell.foot.layouts",
} as const satisfies Record<MenuTitle, string>

/** A link of a menu. An `external` one leads to another site. */
export type SiteLink = { href: string; label: string; current: boolean; external?: boolean }

/** Links under a title; "" = they have none.
 *  @property key tells groups of one menu apart
 *  @property isGoods whether they are the universes: a header shows the menu of goods */
export type SiteGroup = { key: string; label: string; links: SiteLink[]; isGoods: boolean }

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
  const universes = useShop()?.universes ?? []
  const isNamed = ({ value }: Entry) => {
    const universe = universeOfPage(value)
    // Where there is one universe alone, its home page is the shop's.
    const isOnlyHome = value.startsWith("home-") && universes.length < 2
    return universe === undefined || (universeName(universes, universe) !== undefined && !isOnlyHome)
  }
  const page = (name: keyof typeof pageLabels) => link(knownPages[name], t(pageLabels[name]))
  /** Name of a page; undefined for that of a universe that the shop hides. */
  const ownName = (name: string) =>
    hasLabel(name) ? t(pageLabels[name]) : universeName(shell?.settings.universes ?? [], universeOfPage(name) ?? null)

  /** The entries of a menu that nobody has edited: of the universes, those that have categories. */
  const defaultEntries = (menu: MenuName): readonly Entry[] =>
    defaultMenus[menu].flatMap((entry): Entry[] => {
      if (entry.type === "title" && entry.value === "universes") return [entry, ...universes.map(universeEntry)]
      return isNamed(entry) && !isUniverseListing(entry.value) ? [entry] : []
    })

  function entryLink(entry: Entry): SiteLink[] {
    const { value, text } = entry
    const target = targetOf(entry, shell?.newestProduct)
    if (target === undefined || lacks(neededFor(target))) return []
    const label = text || (entry.type === "page" ? ownName(value) : value)
    if (label === undefined || (universeOfPage(value) && entry.type === "page" && !ownName(value))) return []
    if (shell?.unfilled && target.startsWith("/shop")) return []
    return [link(target, label)]
  }
  /** The groups of a menu; those without a link are left out. */
  function groups(menu: MenuName): SiteGroup[] {
    const entries: readonly Entry[] = shell?.menus?.[menu] ?? defaultEntries(menu)
    return menuGroups(menu, entries)
      .map(({ title, entries: under }, at) => {
        const name = title?.value ?? ""
        const label = title?.text || (isMenuTitle(name) ? t(titleLabels[name]) : "")
        const isGoods = menu === "header" && name === "universes"
        return { key: `${at} ${label}`, label, links: distinct(under.flatMap(entryLink)), isGoods }
      })
      .filter(({ links, isGoods }) => links.length > 0 && !(isGoods && shell?.unfilled))
  }

  return {
    fresh: page("new"),
    sale: page("sale"),
    /** The shopper's own pages: orders and account. */
    own: (["order", "profile"] as const).filter((name) => !lacks(neededFor(knownPages[name]))).map(page),
    /** The main menu: an entry with several links opens, one with a single link leads there. */
    menu: () => groups("header"),
    columns: () => groups("footer"),
    /** Folded lists below the columns. */
    folded: () => (shell?.unfilled ? [] : groups("more")),
  }
}

const isUniverseListing = (name: string) => universeOfPage(name) !== undefined && !name.startsWith("home-")

const universeEntry = ({ slug, name }: ShownUniverse): Entry => ({
  type: "address",
  value: universePath({ productType: slug }),
  text: name,
  inside: true,
})

/** A place is named once in a list. */
const distinct = (links: SiteLink[]) =>
  links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
