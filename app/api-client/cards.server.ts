import { cardsAnswer } from "#api/catalogue/contract-listing.ts"
import { productAddress } from "#api/common/contract-tokens.ts"
import { pricedAt } from "#core/catalogue/offer.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "./content.server.ts"
import { productFromWire } from "./transport/from-wire.server.ts"
import type { bodyReader } from "./transport/read.server.ts"
import { recordTags, type TagClock } from "./transport/tag-clock.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** Products of one request. */
const maxNames = 100

/** Products of all cached showcases together: a quarter of them for showcases that were read once, each of 80 products at most. */
const maxShowcase = 1200
/** Milliseconds after which a card is read again: its stock changes without a tag. */
const maxAge = 60_000

const looksLikeId = (name: string) => /^(?:[1-9]\d{0,14}|[a-z0-9]{24})$/.test(name)

type FoundCards = { value: Map<string, Product>; tags: string[] }

/** The part of the client that reads products by their names, as they are at this moment or as a showcase shows them. */
export function createCards(
  read: ReturnType<typeof bodyReader>,
  clock: TagClock,
): Pick<Content, "products" | "showcase"> {
  const showcases = taggedLru<Map<string, Product>>(clock, {
    maxWeight: maxShowcase,
    weightOf: ({ size }) => size,
    maxAge,
  })

  const readCards = async (by: "ids" | "slugs", names: string[], locale: Locale): Promise<Product[]> => {
    if (names.length === 0) return []
    const query = { [by]: names.join(","), locale }
    const { data } = await read({ from: "GET /api/catalogue/cards", query, answer: cardsAnswer })
    return data.map(productFromWire)
  }

  const findCards = async (names: readonly string[], locale: Locale): Promise<FoundCards> => {
    const slugs = [...new Set(names)].filter((name) => productAddress.safeParse(name).success).slice(0, maxNames)
    const bySlug = new Map((await readCards("slugs", slugs, locale)).map((product) => [product.slug, product]))
    const others = slugs.filter((name) => !bySlug.has(name) && looksLikeId(name))
    const byId = await readCards("ids", others, locale)
    const named =
      (name: string) =>
      ({ documentId, id }: Product) =>
        documentId === name || String(id) === name
    const found = [...bySlug.values(), ...byId]
    const tags = found.map(({ id }) => `card:${id}`)
    if (found.length < slugs.length) tags.push("shelf")
    const pairs = slugs.map((name) => [name, bySlug.get(name) ?? byId.find(named(name))] as const)
    return { value: new Map(pairs.flatMap(([name, product]) => (product ? [[name, product]] : []))), tags }
  }

  return {
    async products(names, locale) {
      const { value, tags } = await findCards(names, locale)
      recordTags(tags)
      return value
    },
    async showcase(slugs, locale) {
      const found = await showcases(`${locale} ${slugs.join()}`, () => findCards(slugs, locale))
      const now = new Date().toISOString()
      return [...found.values()].map((product) => pricedAt(product, now))
    },
  }
}
