import { z } from "zod"
import { rowRuleNames } from "#core/catalogue/index/row-rules.ts"
import { productFields, universeSlug } from "#core/catalogue/product-fields.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { mapFields, onPageAlone } from "#core/fields/field-values.ts"
import { locales } from "#core/i18n/locale.ts"
import { pagination } from "../common/contract-envelope.ts"
import { textLanguages } from "../common/contract-texts.ts"
import { media } from "../media/contract.ts"
import { productResource } from "./contract.ts"

/** Products of one answer. */
export const maxCatalogueCards = 100
/** Pages of this size or a smaller one may add up (`paging=more`), to 20 of them. */
export const maxAddedPageSize = 12

/** A product as cards show it: without what its own page alone shows. Prices in dinars. */
export const productCard = productResource
  .omit({
    ...mapFields(onPageAlone(productFields), () => true as const),
    description: true,
    additionalInformation: true,
    features: true,
    reviews: true,
    stars: true,
  })
  .meta({ id: "ProductCard" })

export type ProductCard = z.infer<typeof productCard>

/** Sizes of one answer, and colours: those of most results, and what is chosen. */
export const maxOptionValues = 60

const resultCount = z.int().meta({ description: "Results if it were chosen alone" })

const counts = z.record(z.string(), z.int())

/** Facets of a listing, with the number of results of each choice; values without results are left out. */
export const catalogueFacets = z
  .object({
    price: z.object({
      highest: z.number().meta({ description: "Highest price of the catalogue, in dinars" }),
      bars: z.array(z.int()).meta({ description: "Products under the other filters in each twentieth of the slider" }),
    }),
    status: counts,
    productType: counts,
    category: counts,
    subCategory: counts,
    size: z
      .array(
        z.object({
          kind: z.enum(sizeKinds),
          code: z.string(),
          value: z.string().meta({ description: "Kind and code, as the parameter size names it: shoe-42" }),
          name: z.string(),
          count: resultCount,
        }),
      )
      .meta({ description: `Sizes with results and sizes that are chosen, kind by kind; ${maxOptionValues} at most` }),
    color: z
      .array(z.object({ code: z.string(), name: z.string(), hex: z.string(), count: resultCount }))
      .meta({ description: `Colours with results and colours that are chosen; ${maxOptionValues} at most` }),
    brand: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          count: resultCount,
          productCount: z.int().meta({ description: "Products in the shop" }),
        }),
      )
      .meta({ description: "Brands with results and brands that are chosen; those with most products first" }),
  })
  .meta({ id: "CatalogueFacets" })

export type CatalogueFacets = z.infer<typeof catalogueFacets>

export const catalogueMeta = z.object({
  pagination,
  from: z.int().meta({ description: "Number of the first result shown; 0 = there is none" }),
  to: z.int(),
  facets: catalogueFacets,
  spellingSuggestion: z
    .string()
    .nullable()
    .meta({ description: "The search whose results these are, where the one that was sent finds nothing" }),
})

export type CatalogueMeta = z.infer<typeof catalogueMeta>

/** A page of a listing with its facets. */
export const catalogueAnswer = z.object({ data: z.array(productCard), meta: catalogueMeta })

/** Some products, without pages. */
export const cardsAnswer = z.object({ data: z.array(productCard), meta: z.object({}) })

export const suggestedProduct = productCard
  .pick({ id: true, documentId: true, slug: true, name: true, productType: true, price: true, lastPrice: true })
  .extend({ image: media.nullable(), textLanguages })
  .meta({ id: "SuggestedProduct" })

export const suggestedCategory = z
  .object({
    slug: z.string(),
    title: z.string(),
    textLanguages,
    productType: universeSlug,
    image: media.nullable(),
  })
  .meta({ id: "SuggestedCategory" })

/** Suggestions for a search that is being typed; without a text the categories that sell best. */
export const catalogueSuggestions = z
  .object({
    spellingSuggestion: z.string().nullable(),
    categories: z.array(suggestedCategory),
    products: z.array(suggestedProduct),
    total: z.int().meta({ description: "Products that the search finds" }),
  })
  .meta({ id: "CatalogueSuggestions" })

export type CatalogueSuggestions = z.infer<typeof catalogueSuggestions>

const locale = z.enum(locales).default("fr")
const slug = z.string().min(1).max(200)
const size = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `must be a whole number from 1 to ${maxCatalogueCards}`)
    .transform(Number)
    .refine((count) => count <= maxCatalogueCards, `must be a whole number from 1 to ${maxCatalogueCards}`)
    .default(usual)

/** The parameters of a listing beside those of its address. */
export const catalogueOptions = z.object({
  locale,
  pageSize: size(12),
  paging: z.enum(["pages", "more"]).default("pages"),
  newest: z
    .enum(["6", "8"])
    .default("8")
    .transform((count) => (count === "6" ? 6 : 8)),
})

/** Names of the parameters of a listing: those of its address (core/catalogue/listing-params.ts) and those that only the API has. */
export const listingParameters = [
  "minPrice",
  "maxPrice",
  "status",
  "productType",
  "category",
  "subCategory",
  "size",
  "color",
  "brand",
  "searchText",
  "sort",
  "view",
  "page",
  ...Object.keys(catalogueOptions.shape),
]

/** The parameters of a row of products. */
export const rowOptions = z.object({
  locale,
  rule: z.enum(rowRuleNames),
  limit: size(12),
  productType: universeSlug.optional(),
  category: slug.optional(),
  brand: slug.optional(),
  categories: z.string().max(2000).optional(),
  except: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  image: z.literal("true").optional(),
})
