import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router"
import { expect, it } from "vitest"
import { Link } from "../../../ui/link.tsx"
import { SiteLink } from "./site-link.tsx"

it.each([
  { href: "/", label: "Accueil", current: true },
  { href: "/ar/shop?productType=beauty", label: "الجمال", current: false },
  { href: "/product-details/vase-a%26b", label: "Vase <a> & b", current: false },
])("renders on the server what the router's link renders in the browser: $href", (link) => {
  const renderAt = (page: React.ReactNode) => renderToString(<StaticRouter location="/ar/shop">{page}</StaticRouter>)
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
