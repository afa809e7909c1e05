import { renderToString } from "react-dom/server"
import { Link as RouterLink, StaticRouter } from "react-router"
import { expect, test } from "vitest"
import { messages as arabic } from "../i18n/ar/all.ts"
import { messages as french } from "../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../i18n/i18n.tsx"
import { withoutBasename } from "../i18n/router-path.ts"
import { Link } from "./link.tsx"

registerMessages("fr", french)
registerMessages("ar", arabic)

const paths = [
  ...["/", "/shop", "/shop?page=2&sort=price-asc", "/product-details/casque-aura#avis", "/shop?search=caf%C3%A9+noir"],
  ...["/shop/", "//shop", "/a/../b", "/tags/étoile", "/shop?search=café"],
]
const others = ["?page=2", "#avis", "https://shop.example/a"]

test.each(["fr", "ar"] as const)("the server renders links as the router does, in %s", (locale) => {
  const basename = locale === "fr" ? "/" : `/${locale}`
  const render = (link: React.ReactNode) =>
    renderToString(
      <StaticRouter basename={basename} location={basename}>
        <I18nProvider locale={locale}>{link}</I18nProvider>
      </StaticRouter>,
    )
  const props = { className: "btn", "aria-label": "A & b", replace: true, preventScrollReset: true, children: "Text" }
  const localized = paths.map((path) => (locale === "fr" ? path : `${basename}${path === "/" ? "" : path}`))
  for (const to of [...paths, ...localized, ...others])
    expect(render(<Link {...props} to={to} />)).toBe(
      render(<RouterLink {...props} to={withoutBasename(basename, to)} discover="none" />),
    )
})
