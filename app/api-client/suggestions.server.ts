import { z } from "zod"
import { catalogueSuggestions } from "#api/catalogue/contract-listing.ts"
import type { MediaResource } from "#api/media/contract.ts"
import type { Suggestions } from "../search/suggestions.ts"
import type { Content } from "./content.server.ts"
import { laterPicture } from "./seam/picture-from-wire.server.ts"
import type { bodyReader } from "./seam/read.server.ts"

const withPicture = <T>({ image, ...rest }: T & { image: MediaResource | null }) => ({
  ...rest,
  picture: laterPicture(image),
})

const suggestionsAnswer = z.object({ data: catalogueSuggestions })

/** The part of the client that reads suggestions for searches. */
export function createSuggestions(read: ReturnType<typeof bodyReader>): Pick<Content, "suggestions"> {
  return {
    async suggestions({ searchText, productType }, locale): Promise<Suggestions> {
      const query = { searchText: searchText || undefined, productType: productType.join(",") || undefined, locale }
      const { data } = await read({ from: "GET /api/catalogue/suggestions", query, answer: suggestionsAnswer })
      return {
        meant: data.spellingSuggestion,
        categories: data.categories.map(withPicture),
        products: data.products.map(({ name, slug, textLanguages, productType, price, lastPrice, image }) =>
          withPicture({
            slug,
            title: name,
            ...(textLanguages && { textLanguages }),
            productType,
            price,
            lastPrice,
            image,
          }),
        ),
        total: data.total,
      }
    },
  }
}
