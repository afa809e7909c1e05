import type { MetaDescriptor } from "react-router"
import type { Product } from "#core/catalogue/product.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../shell/seo.ts"
import type { Place } from "../../shell/structured-data.ts"

const words = {
  wishlist: { own: "wishlist.title", shared: "wishlist.sharedList.title", description: "wishlist.description" },
  compare: { own: "compare.title", shared: "compare.sharedList.title", description: "compare.description" },
} as const

type SavedMeta = Place & { list: keyof typeof words; shared: Product[] | null; shopName: string | undefined }

/** Title, description and share card of a page of products that a browser keeps. No search engine shall come. */
export function savedMeta({ list, locale, origin, shared, shopName }: SavedMeta): MetaDescriptor[] {
  const { t } = createI18n(locale)
  return pageMeta({
    locale,
    origin,
    shopName,
    path: `/${list}`,
    hidden: true,
    title: t(words[list][shared ? "shared" : "own"]),
    description: t(words[list].description, { shop: shopName ?? t("shell.shopName") }),
    picture: shared?.[0]?.image?.url,
  })
}
