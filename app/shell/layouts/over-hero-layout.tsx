import type { ReactNode } from "react"
import type { ProductType } from "#core/catalogue/product-type.ts"
import * as headerCss from "../../styles/header.module.css"
import { HeaderTools } from "./header/header-tools.tsx"
import * as universeHeader from "./header/universe-header.module.css"
import { Logo } from "./logo.tsx"
import { LanguageLinks } from "./menus/language-links.tsx"
import { HeadMenu } from "./menus/main-menu.tsx"
import { SiteFrame } from "./site-frame.tsx"

type LayoutProps = {
  /** Whether the page begins with a hero that fills the width. */
  hasHero?: boolean
  children: ReactNode
}
type OverHeroProps = LayoutProps & { universe: ProductType }

/** One bar that lies transparent over a page's hero and becomes solid once the page is scrolled
 *  (over-hero-bar.ts). Its search is a panel
 *  that drops down. A page without such a hero has the solid bar above it. */
function OverHeroLayout({ universe, hasHero, children }: OverHeroProps) {
  return (
    <SiteFrame
      header={() => (
        <>
          <div className={universeHeader.barMark} data-bar-mark="" />
          <header
            className={`${headerCss.head} ${universeHeader.oneBar}`}
            data-universe={universe}
            data-over-hero={hasHero || undefined}
          >
            <div className="wrap">
              <Logo />
              <HeadMenu />
              <LanguageLinks />
              <HeaderTools searchPanel />
            </div>
          </header>
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}

export function BeautyLayout(props: LayoutProps) {
  return <OverHeroLayout universe="beauty" {...props} />
}

export function JewelryLayout(props: LayoutProps) {
  return <OverHeroLayout universe="jewelry" {...props} />
}
