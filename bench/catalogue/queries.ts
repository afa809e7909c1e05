import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import { parseListing } from "#core/catalogue/listing-params.ts"
import { type ListingQuery, listingSorts } from "#core/catalogue/listing-query.ts"
import { productTypes } from "#core/catalogue/product-type.ts"

/** Typical searches: French, Arabic, everyday words for both, beginnings of words and mistakes. */
export const searches = [
  ..."casque,sac en cuir,montre femme,parfum,bague or,téléphone,écouteurs sans fil,crème visage,lunettes,c".split(","),
  ..."tilifoune,kask,portable,csaque,monrte,sca curi,zzzzzzz".split(","),
  ..."سماعات,حقيبة جلد,هاتف,عطور,ساعة,تيليفون,سماعت,ع".split(","),
]

/** Listings with every filter, alone and together, in every order, on the first, a middle and the last page. */
export function listings(index: CatalogueIndex): ListingQuery[] {
  const { facets } = index.query(parseListing(new URLSearchParams()), new Date().toISOString())
  const [category = "", other = ""] = facets.category.keys()
  const [subCategory = ""] = facets.subCategory.keys()
  const [brand = "", second = ""] = facets.brand.keys()
  const [size = "", otherSize = ""] = facets.size.keys()
  const [color = ""] = facets.color.keys()
  const filters = [
    "",
    ...productTypes.map((type) => `productType=${type}`),
    `category=${category}`,
    `category=${category},${other}&status=in-stock`,
    `subCategory=${subCategory}`,
    `brand=${brand}`,
    `brand=${brand},${second}&minPrice=1000`,
    `size=${size},${otherSize}`,
    `size=${size}&color=${color}&status=in-stock`,
    "status=in-stock",
    "status=on-sale",
    "minPrice=5000&maxPrice=20000",
    `productType=${productTypes[0]},${productTypes[1]}&brand=${brand}&minPrice=1000&status=in-stock`,
  ]
  return filters.flatMap((filter) =>
    listingSorts.flatMap((sort) =>
      [1, 40, 999_999].map((page) => parseListing(new URLSearchParams(`${filter}&sort=${sort}&page=${page}`))),
    ),
  )
}
