import type { Product } from "#core/catalogue/product.ts"
import type { MetaContext, OwnFacts } from "../../page/seo.ts"

const messages = {
  wishlist: { own: "wishlist.title", shared: "wishlist.sharedList.title", description: "wishlist.description" },
  compare: { own: "compare.title", shared: "compare.sharedList.title", description: "compare.description" },
} as const

/** Title, description and share card of a page of products that a browser keeps. No search engine shall come. */
export function savedFacts(list: keyof typeof messages, shared: Product[] | null, { t, shop }: MetaContext): OwnFacts {
  const { own, shared: ofOthers, description } = messages[list]
  return {
    path: `/${list}`,
    hidden: true,
    title: t(shared ? ofOthers : own),
    description: t(description, { shop }),
    picture: shared?.[0]?.image ?? undefined,
  }
}
