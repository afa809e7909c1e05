import type { MetaDescriptor } from "react-router"
import type { Locale } from "#core/locale.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import { pageMeta } from "../shell/seo.ts"

const homes = { fashion: "/home-2", beauty: "/home-3", jewelry: "/home-4" } as const

type UniverseHomePage = { universe: keyof typeof homes; locale: Locale; origin: string; shopName: string | undefined }

/** Title, description and addresses of a universe's home page. */
export function universeHomeMeta({ universe, ...page }: UniverseHomePage): MetaDescriptor[] {
  const { t } = i18nOf(page.locale)
  return pageMeta({
    ...page,
    path: homes[universe],
    title: t(`homes.${universe}.title`),
    description: t(`homes.${universe}.description`),
  })
}
