import { useLocation } from "react-router"
import { productTypes } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { neededFor, useLacks } from "../../lacking.ts"
import { useShellData } from "../../shell-data.ts"
import { layoutLinks, menuGroups, newestProduct } from "./site-menu.ts"

export type SiteLink = { href: string; label: string; current: boolean }

const universeLinks = productTypes.map((type) => ({
  path: `/shop?productType=${type}`,
  label: `shell.universe.${type}` as const,
}))

const siteLinks = {
  home: { path: "/", label: "shell.nav.home" },
  shop: { path: "/shop", label: "shell.nav.shop" },
  fresh: { path: "/shop?sort=new-added", label: "shell.nav.new" },
  sale: { path: "/shop?status=on-sale", label: "shell.nav.sale" },
  account: { path: "/profile", label: "shell.more.account" },
  tracking: { path: "/order", label: "shell.more.order" },
} as const

const informationLinks = [
  { path: "/about", label: "shell.info.about" },
  { path: "/delivery-returns", label: "shell.info.delivery-returns" },
  { path: "/terms", label: "shell.info.terms" },
  { path: "/privacy", label: "shell.info.privacy" },
  { path: "/contact", label: "shell.info.contact" },
] as const

/** The places that menus, dock and footer lead to, in the page's language, with the one the visitor is at marked. */
export function useSiteLinks() {
  const { t, to } = useI18n()
  const { pathname, search } = useLocation()
  const shell = useShellData()
  const newest = shell?.newestProduct
  const lacks = useLacks()
  const isThere = ({ path }: { path: string }) => !lacks(neededFor(path))
  const link = ({ path, label }: { path: string; label: Parameters<typeof t>[0] }): SiteLink => ({
    href: to(path),
    label: t(label),
    current: pathname + search === to(path),
  })
  const own = [siteLinks.tracking, siteLinks.account].filter(isThere)
  return {
    home: link(siteLinks.home),
    shop: link(siteLinks.shop),
    fresh: link(siteLinks.fresh),
    sale: link(siteLinks.sale),
    universes: shell?.unfilled ? [] : universeLinks.map(link),
    information: informationLinks.filter(isThere).map(link),
    /** What a shopper has here: the orders, the account. */
    own: own.map(link),
    /** The main menu: an entry with several links opens, one with a single link leads there. */
    menu: menuGroups
      .map(({ label, links }) => ({ label: t(label), links: links.filter(isThere).map(link) }))
      .filter(({ links }) => links.length > 0),
    /** The other layouts of lists and products; those of products only where there is one. */
    layouts: shell?.unfilled
      ? []
      : layoutLinks
          .filter(({ path }) => newest || !path.startsWith("/product-details"))
          .filter(isThere)
          .map(({ path, label }) => link({ path: path.replace(newestProduct, newest ?? ""), label })),
  }
}
