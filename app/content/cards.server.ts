import type { ProductCard } from "#api/contract/catalogue.ts"
import { productAddress } from "#api/contract/tokens.ts"
import type { Locale } from "#core/locale.ts"
import type { Product } from "#core/product.ts"
import type { Content } from "./content.server.ts"
import { productFromWire } from "./from-wire.server.ts"
import type { bodyReader } from "./read.server.ts"
import { recordTags } from "./tag-clock.server.ts"

/** Products of one request. */
const maxNames = 100

const looksLikeId = (name: string) => /^(?:[1-9]\d{0,14}|[a-z0-9]{24})$/.test(name)

/** The part of the client that reads products by their names, as they are at this moment. */
export function createCards(read: ReturnType<typeof bodyReader>): Pick<Content, "products"> {
  const readCards = async (by: "ids" | "slugs", names: string[], locale: Locale): Promise<Product[]> => {
    if (names.length === 0) return []
    const query = { [by]: names.join(","), locale }
    const { data } = await read<{ data: ProductCard[] }>({ from: "GET /api/catalogue/cards", query })
    return data.map(productFromWire)
  }

  return {
    async products(names, locale) {
      const asked = [...new Set(names)].filter((name) => productAddress.safeParse(name).success).slice(0, maxNames)
      const bySlug = new Map((await readCards("slugs", asked, locale)).map((product) => [product.slug, product]))
      const others = asked.filter((name) => !bySlug.has(name) && looksLikeId(name))
      const byId = await readCards("ids", others, locale)
      const named =
        (name: string) =>
        ({ documentId, id }: Product) =>
          documentId === name || String(id) === name
      const found = [...bySlug.values(), ...byId]
      recordTags(found.map(({ id }) => `card:${id}`))
      if (found.length < asked.length) recordTags(["shelf"])
      const pairs = asked.map((name) => [name, bySlug.get(name) ?? byId.find(named(name))] as const)
      return new Map(pairs.flatMap(([name, product]) => (product ? [[name, product]] : [])))
    },
  }
}
