import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router"
import { expect, it } from "vitest"
import { messages } from "../../../i18n/ar/all.ts"
import { I18nProvider, registerMessages } from "../../../i18n/i18n.tsx"
import { Link } from "../../../ui/link.tsx"
import { SiteLink } from "./site-link.tsx"

registerMessages("ar", messages)

it.each([
  { href: "/ar", label: "Accueil", current: true },
  { href: "/ar/shop?productType=beauty", label: "الجمال", current: false },
  { href: "/ar/product-details/vase-a%26b", label: "Vase <a> & b", current: false },
])("renders on the server what the router's link renders in the browser: $href", (link) => {
  const renderAt = (page: React.ReactNode) =>
    renderToString(
      <StaticRouter basename="/ar" location="/ar/shop">
        <I18nProvider locale="ar">{page}</I18nProvider>
      </StaticRouter>,
    )
  const current = link.current ? "page" : undefined
  expect(renderAt(<SiteLink link={link} className="link" icon={<i />} />)).toBe(
    renderAt(
      <Link to={link.href} className="link" aria-current={current}>
        <i />
        {link.label}
      </Link>,
    ),
  )
})
