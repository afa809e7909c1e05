import type { ReactNode } from "react"
import { HeadMenu } from "./head-menu.tsx"
import { HeaderTools } from "./header-tools.tsx"
import { Logo } from "./logo.tsx"
import { SearchForm } from "./search-form.tsx"
import { SiteFrame } from "./site-frame.tsx"
import { TopStrip } from "./top-strip.tsx"

/** The layout of inner pages: strip, then logo, menu, search and tools in one bar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings }) => (
        <>
          <TopStrip settings={settings} />
          <header className="head two-bars">
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
