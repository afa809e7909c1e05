import type { ReactNode } from "react"
import { MainBar } from "./header/main-bar.tsx"
import { NavBar } from "./menus/nav-bar.tsx"
import { TopStrip } from "./menus/top-strip.tsx"
import { SiteFrame } from "./site-frame.tsx"

/** Three bars: strip, search with a choice of universe, all categories beside the menu. */
export function ElectronicsLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings, categories }) => (
        <>
          <TopStrip settings={settings} />
          <MainBar />
          <NavBar categories={categories} />
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}
