import type { ReactNode } from "react"
import * as headerCss from "./header/header.module.css"
import { HeaderTools } from "./header/header-tools.tsx"
import { SearchForm } from "./header/search-form.tsx"
import * as universeHeader from "./header/universe-header.module.css"
import { Logo } from "./logo.tsx"
import { HeadMenu } from "./menus/main-menu.tsx"
import { TopStrip } from "./menus/top-strip.tsx"
import { SiteFrame } from "./site-frame.tsx"

/** The layout of inner pages: strip, then logo, menu, search and tools in one bar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings }) => (
        <>
          <TopStrip settings={settings} />
          <header className={`${headerCss.head} ${universeHeader.twoBars}`}>
            <div className="wrap">
              <Logo />
              <HeadMenu />
              <SearchForm className="no-phone" />
              <HeaderTools />
            </div>
          </header>
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}
