import type { ComponentType, ReactNode } from "react"
import type { SectionPage } from "#core/content/sections/section.ts"
import { homePageTitle } from "../../content/home/home-meta.ts"
import { HomeSections } from "../../content/home/home-sections.tsx"
import { isUnderBar, type PageSectionsProps } from "../../content/sections/page-sections.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { ElectronicsLayout } from "./electronics-layout.tsx"
import { BeautyLayout, JewelryLayout } from "./over-hero-layout.tsx"
import { FashionLayout } from "./two-bar-layouts.tsx"

type HomeLayout = ComponentType<{ hasHero?: boolean; children: ReactNode }>

/** The layout of each home page. */
const layouts: Record<SectionPage, HomeLayout> = {
  home: ElectronicsLayout,
  "home-2": FashionLayout,
  "home-3": BeautyLayout,
  "home-4": JewelryLayout,
}

type HomeScreenProps = Pick<PageSectionsProps, "sections" | "settings" | "now" | "places"> & { page: SectionPage }

/** A home page in its layout, for routes without one. */
export function HomeScreen({ page, ...shown }: HomeScreenProps) {
  const { t } = useI18n()
  const Layout = layouts[page]
  return (
    <Layout hasHero={isUnderBar(shown.sections[0])}>
      <HomeSections {...shown} title={homePageTitle(page, { t, settings: shown.settings })} />
    </Layout>
  )
}
