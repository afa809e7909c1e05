import { createHash } from "node:crypto"
import type { ProductResource } from "#api/catalogue/contract.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { productFromStrapi } from "../wire/product-from-strapi.ts"
import type { ChangeLog } from "./change-log.ts"
import { type ReadOptions, readProduct } from "./read-shop.ts"
import type { ShopContent } from "./shop-content.ts"

/** Products whose whole page is held. */
const maxDetails = 500
/** Milliseconds after which one is read again, beside the answer. */
const maxAge = 10_000

type Detail = { product: ProductResource | undefined; digest: string; readAt: number }

/** Reads products with all that their pages show, by slug: the call of section 7 of the specification. What was read is
 *  answered at once, and read again beside it when it is old; a change is noted in the log. */
export function createDetails(options: ReadOptions, changes: ChangeLog, now: () => number = () => performance.now()) {
  const details = new Map<string, Detail>()
  const loading = new Map<string, Promise<Detail>>()

  const load = async (key: string, slug: string, { content, locale }: Place): Promise<Detail> => {
    const id = content.products.idOfSlug(slug)
    const card = id === undefined ? undefined : content.products.card(id)
    const by = card ? { documentId: card.documentId } : { slug }
    const { parents } = content
    const found = productFromStrapi(await readProduct(options.read, by, content.locale), {
      ...options,
      locale,
      parents,
    })
    const product = found ? { ...found, slug } : undefined
    const digest = createHash("sha256")
      .update(JSON.stringify(product ?? null))
      .digest("base64url")
    const before = details.get(key)
    if (before && before.digest !== digest) changes.add([`product:${product?.id ?? before.product?.id ?? 0}`])
    const detail = { product, digest, readAt: now() }
    details.delete(key)
    details.set(key, detail)
    for (const oldest of details.keys()) {
      if (details.size <= maxDetails) break
      details.delete(oldest)
    }
    return detail
  }

  const start = (key: string, slug: string, place: Place) => {
    const started = loading.get(key) ?? load(key, slug, place).finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }

  return {
    /** @returns undefined for a slug that no product has. An unknown one costs Strapi nothing, but where it has more
     *  products than are held */
    async bySlug(slug: string, place: Place): Promise<ProductResource | undefined> {
      if (!place.content.isTruncated && place.content.products.idOfSlug(slug) === undefined) return undefined
      const key = `${place.locale}/${slug}`
      const known = details.get(key)
      if (!known) return (await start(key, slug, place)).product
      if (now() - known.readAt > maxAge) start(key, slug, place).catch(() => undefined)
      return known.product
    },
  }
}

type Place = { content: ShopContent; locale: Locale }
