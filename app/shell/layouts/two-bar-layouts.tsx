import type { ReactNode } from "react"
import { SearchForm } from "../../search/search-form.tsx"
import * as headerCss from "../../styles/header.module.css"
import { HeaderTools } from "./header/header-tools.tsx"
import * as universeHeader from "./header/universe-header.module.css"
import { Logo } from "./logo.tsx"
import { HeadMenu } from "./menus/main-menu.tsx"
import { TopStrip } from "./menus/top-strip.tsx"
import { SiteFrame } from "./site-frame.tsx"

/** Logo, menu, search and tools in one bar. */
function OneBar() {
  return (
    <header className={`${headerCss.head} ${universeHeader.twoBars}`}>
      <div className="wrap">
        <Logo />
        <HeadMenu />
        <SearchForm className="no-phone" />
        <HeaderTools />
      </div>
    </header>
  )
}

/** The layout of inner pages: strip, then everything in one bar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings }) => (
        <>
          <TopStrip settings={settings} />
          <OneBar />
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}

/** The same with the strip in the universe's colour. */
export function FashionLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings }) => (
        <>
          <div className={universeHeader.stripFull} data-universe="fashion">
            <TopStrip settings={settings} />
          </div>
          <OneBar />
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}
