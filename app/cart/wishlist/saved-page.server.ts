import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { type PageArgs, pageRequest } from "../../page/page-request.server.ts"
import { type Answer, bestsellers } from "./saved-query.server.ts"

type ReadSaved<P> = (content: Content, list: string | null, locale: Locale) => Promise<Answer<P>[]>

/** Loads a page of saved products: `?products=slug,slug` shows a shared list; without it the page shows the browser's
 *  own, and an empty one the bestsellers. */
export async function savedPage<P extends Product>(args: PageArgs, read: ReadSaved<P>) {
  const { locale, content, place } = pageRequest(args)
  const productsParam = args.url.searchParams.get("products")
  const [often, answers] = await Promise.all([bestsellers(content, locale), read(content, productsParam, locale)])
  const shared = productsParam === null ? null : answers.flatMap(({ product }) => product ?? [])
  return { ...place, often, shared }
}
