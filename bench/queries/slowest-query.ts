import { productFilterFields } from "#db/catalogue/product-filter-fields.ts"

// Requests for products of which each spends as much of the budget as it may, in its own way. A filter here is true of
// every product, but only after all of its branches were looked at.

/** A word with a letter that has another case outside ASCII, which no fast path takes. */
const nowhere = "zzé"

/** One branch of a filter: a test that no product passes. */
const branches: [name: string, branch: string][] = Object.entries(productFilterFields).flatMap(([field, { kind }]) => {
  const path = field
    .split(".")
    .map((part) => `[${part}]`)
    .join("")
  if (kind === "text") {
    const values = Array.from({ length: 100 }, (_, index) => `${path}[$in][${index}]=${nowhere}${index}`)
    const others = [
      "$eqi",
      "$nei",
      "$notContains",
      "$notContainsi",
      "$startsWith",
      "$startsWithi",
      "$endsWith",
      "$endsWithi",
    ]
    return [
      ...others.map((operator): [string, string] => [`${field} ${operator}`, `${path}[${operator}]=${nowhere}`]),
      [`${field} $not $containsi`, `${path}[$not][$containsi]=${nowhere}`],
      [`${field} $containsi`, `${path}[$containsi]=${nowhere}`],
      [`${field} $contains`, `${path}[$contains]=${nowhere}`],
      [`${field} $in 100`, values.join("&")],
      [`${field} $eq`, `${path}[$eq]=${nowhere}`],
    ]
  }
  if (kind === "time") return [[`${field} $gt`, `${path}[$gt]=2999-01-01`]]
  const between = `${path}[$between][0]=-2&${path}[$between][1]=-1`
  return kind === "flag"
    ? []
    : [
        [`${field} $lt`, `${path}[$lt]=-1`],
        [`${field} $between`, between],
      ]
})

const filtered = (branch: string, times: number): string => {
  const all = Array.from({ length: times }, (_, index) =>
    branch
      .split("&")
      .map((part) => `filters[$or][${index}]${part.replace(nowhere, `${nowhere}${index}`)}`)
      .join("&"),
  )
  return [...all, `filters[$or][${times}][id][$gt]=0`].join("&")
}

/** Every language is a query of its own. */
const everyLanguage = "locale=*"
const manySorts = "sort=shortDescription:desc,name,unit,sku"
const someSorts = "sort=shortDescription:desc,name,unit"
const cards = "populate=image,medias,categories,colors.image"
/** What is asked for beside the filter: where a request spends what its filter leaves. */
const rests = [
  "pagination[pageSize]=1",
  "sort=price&pagination[pageSize]=100&pagination[page]=100",
  `${manySorts}&pagination[pageSize]=100&pagination[page]=100`,
  `${someSorts}&pagination[pageSize]=100&pagination[page]=100`,
  `${manySorts}&populate=*&pagination[pageSize]=25`,
  `sort=shortDescription&${cards}&pagination[pageSize]=100`,
  "populate=*&pagination[pageSize]=90",
  "sort=shortDescription&populate=*&pagination[pageSize]=85",
  `sort=shortDescription&${cards}&pagination[pageSize]=85`,
  `${everyLanguage}&pagination[pageSize]=1`,
  `${everyLanguage}&sort=price&pagination[pageSize]=100&pagination[page]=100`,
  `${everyLanguage}&${cards}&pagination[pageSize]=50`,
  `${everyLanguage}&populate=*&pagination[pageSize]=40`,
]
const searches = ["e", "a", "pc", "casque sans fil", "e s d a t l m p"].map(
  (words) => `_q=${encodeURIComponent(words)}`,
)

const joined = (...parts: string[]) => parts.filter(Boolean).join("&")

/** A family of requests from cheap to expensive: the most expensive one that is allowed is measured. */
export type Family = { name: string; requests: string[] }

const familyOf = (name: string, test: (times: number) => string): Family[] =>
  rests.map((rest) => ({
    name: joined(name, rest),
    requests: Array.from({ length: 21 }, (_, times) => `products?${joined(test(times), rest)}`),
  }))

/** Eight words that are nearly those of products: each is compared with every word of the catalogue. */
const misspelt = "casqe bluetoth ecouters sanfil montr telephon chargeru batteri"
const everyValue = ["category", "subCategory", "size", "color", "brand"]
  .map((filter) => `${filter}=${Array.from({ length: 60 }, (_, index) => `${filter}-${index}`).join(",")}`)
  .join("&")
/** The catalogue's index answers these, without a budget: what an address may hold bounds them. */
const catalogueFamilies: Family[] = [
  ["a misspelt search", `catalogue?searchText=${misspelt}&pageSize=100`],
  ["60 values a filter", `catalogue?${everyValue}&pageSize=100`],
  ["a misspelt search, 60 values a filter", `catalogue?searchText=${misspelt}&${everyValue}&sort=low-to-high`],
  ["a misspelt search, suggestions", `catalogue/suggestions?searchText=${misspelt}`],
].map(([name = "", path = ""]) => ({ name: `catalogue: ${name}`, requests: [path.replaceAll(" ", "+")] }))

/** All families, from every field and operator, sort, page and `populate` with one another. */
export const families: Family[] = [
  ...branches.flatMap(([name, branch]) =>
    familyOf(`$or of ${name}`, (times) => (times ? filtered(branch, times) : "")),
  ),
  ...catalogueFamilies,
  ...searches.flatMap((search) => familyOf(decodeURIComponent(search), (times) => (times ? search : ""))),
  ...familyOf("$or of different fields", (times) =>
    branches
      .filter(([name]) => name.includes("$contains"))
      .slice(0, times)
      .map(([, branch], index) => `filters[$or][${index}]${branch}`)
      .join("&"),
  ),
]

/** The most expensive request of a family that is allowed.
 *  @param answer sends a request to the API, and returns the status of the answer */
export async function slowestAllowed(
  requests: readonly string[],
  answer: (path: string) => Promise<number>,
): Promise<{ path: string; times: number } | undefined> {
  for (let times = requests.length - 1; times >= 0; times--) {
    const path = requests[times]
    if (path !== undefined && (await answer(path)) === 200) return { path, times }
  }
  return undefined
}

/** What shops ask every day, to compare with. */
export const usual: [name: string, path: string][] = [
  ["one product with everything", "products?filters[slug][$eq]=casque-aura&populate=*"],
  ["a page of the storefront's catalogue", `products?${cards}&sort=id&filters[id][$gt]=5000&pagination[pageSize]=100`],
  ["the console's product picker", "products?_q=casque+sans+fil&populate=image,colors&pagination[pageSize]=8"],
  [
    "fashion under 20 000 DA, cheapest first",
    "products?filters[productType][$eq]=fashion&filters[price][$lt]=20000&sort=price:asc&locale=ar",
  ],
  ["90 products with everything", "products?populate=*&pagination[pageSize]=90"],
  ["all categories", "categories"],
  ["100 posts with everything", "posts?populate=*&pagination[pageSize]=100"],
  ["all wilayas with communes", "wilayas?populate=communes"],
  ["categories by their number of products", "categories?sort=productCount&filters[productCount][$gt]=0"],
  ["posts, a search", "posts?_q=choisir+cuir"],
]
