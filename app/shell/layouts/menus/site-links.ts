import { useLocation } from "react-router"
import { productTypes } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { neededFor, useLacks } from "../../lacking.ts"
import { useShellData } from "../../shell-data.ts"
import { menuGroups, newestProduct } from "./site-menu.ts"

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
  return {
    home: link(siteLinks.home),
    shop: link(siteLinks.shop),
    fresh: link(siteLinks.fresh),
    sale: link(siteLinks.sale),
    universes: shell?.unfilled ? [] : universeLinks.map(link),
    information: informationLinks.filter(isThere).map(link),
    /** The main menu: an entry with several links opens, one with a single link leads there. */
    menu: menuGroups
      .map(({ label, links }) => ({
        label: t(label),
        links: links
          .filter(({ path }) => newest || !path.includes(newestProduct))
          .filter(isThere)
          .map(({ path, label: name }) => link({ path: path.replace(newestProduct, newest ?? ""), label: name })),
      }))
      .filter(({ links }) => links.length > 0),
  }
}
