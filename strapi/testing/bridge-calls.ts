/** The sender of a call: the storefront's token, one that may only find products, categories and settings, one that nobody knows,
 *  or nobody. */
export type Caller = "storefront" | "reader" | "wrong" | "nobody"

export type BridgeCall = {
  name: string
  method: "GET" | "POST" | "PUT"
  /** With its query. */
  path: string
  body?: object
  by?: Caller
  /** There are no settings while it is sent. */
  withoutSettings?: boolean
}

/** What Strapi answered. */
export type RecordedAnswer = { status: number; body: unknown }

/** The product that the calls are about: everything that section 3 of the specification names. */
export const recordedProduct = {
  name: "Produit enregistré",
  slug: "produit-enregistre",
  price: 4200,
  lastPrice: 6000,
  shortDescription: "Une phrase.",
  description: [{ type: "paragraph", children: [{ type: "text", text: "Un paragraphe." }] }],
  status: "in-stock",
  features: [{ icon: "truck", title: "Livraison", text: "Partout" }],
  reviews: [{ name: "Lina", rating: 4, date: "2026-05-01T10:00:00.000Z", review: "Bien." }],
}

export const recordedColor = { name: "Bleu", hex: "#3050c0" }
export const recordedCategory = { title: "Catégorie enregistrée" }

/** The order form's payload of section 3, with a moment of its own. */
export const recordedOrder = {
  quantity: 2,
  product: "Produit enregistré",
  color: "Bleu",
  amount: 8400,
  wilaya: "Béjaïa",
  commune: "Akbou",
  mobile: "0550000001",
  firstname: "Lina",
  lastname: "B.",
  date: "2026-05-01T10:00:00.123Z",
}

const populate = (...names: string[]) => names.map((name, index) => `populate[${index}]=${name}`).join("&")
const all = populate("image", "colors.image", "categories", "medias", "features", "reviews")
const cards = populate("image", "colors.image", "categories", "medias", "reviews")
const page = (size: number) => `pagination[page]=1&pagination[pageSize]=${size}`
const one = `filters[slug][$eq]=${recordedProduct.slug}`

/** The calls of the bridge, and the queries of sections 3 and 7 that a Strapi may not understand, each as the bridge sends it. */
export const bridgeCalls: BridgeCall[] = [
  { name: "what stands here", method: "GET", path: "/api" },
  { name: "list", method: "GET", path: `/api/products?sort=createdAt:desc&${page(100)}&${cards}` },
  { name: "list in a language", method: "GET", path: `/api/products?locale=fr&sort=createdAt:desc&${page(100)}` },
  {
    name: "list of a language that is not there",
    method: "GET",
    path: `/api/products?locale=xx&sort=createdAt:desc&${page(100)}`,
  },
  { name: "list of every language", method: "GET", path: `/api/products?locale=*&sort=createdAt:desc&${page(100)}` },
  { name: "detail", method: "GET", path: `/api/products?${one}&sort=createdAt:desc&${page(1)}&${all}` },
  { name: "detail of none", method: "GET", path: `/api/products?filters[slug][$eq]=nothing&${page(1)}&${all}` },
  { name: "categories", method: "GET", path: `/api/categories?sort=createdAt:desc&${page(100)}` },
  { name: "categories with what they lack", method: "GET", path: `/api/categories?${populate("image", "parent")}` },
  { name: "settings", method: "GET", path: "/api/app-setting" },
  { name: "settings that were never filled in", method: "GET", path: "/api/app-setting", withoutSettings: true },
  { name: "count of visitors", method: "PUT", path: "/api/app-setting", body: { data: { uniqueVisitorsCount: 1 } } },
  { name: "order", method: "POST", path: "/api/orders", body: { data: recordedOrder } },
  {
    name: "order by date and mobile",
    method: "GET",
    path: `/api/orders?filters[date][$eq]=${recordedOrder.date}&filters[mobile][$eq]=${recordedOrder.mobile}&${page(1)}`,
  },
  { name: "order without fields", method: "POST", path: "/api/orders", body: { data: {} } },
  { name: "order with an unknown field", method: "POST", path: "/api/orders", body: { data: { nothing: 1 } } },
  { name: "order without data", method: "POST", path: "/api/orders", body: {} },
  { name: "order without data, forbidden", method: "POST", path: "/api/orders", body: {}, by: "reader" },
  { name: "order by a wrong token", method: "POST", path: "/api/orders", body: { data: recordedOrder }, by: "wrong" },
  { name: "orders, forbidden", method: "GET", path: `/api/orders?${page(1)}`, by: "reader" },
  { name: "visitors, forbidden", method: "PUT", path: "/api/app-setting", body: { data: {} }, by: "reader" },
  { name: "unknown relation", method: "GET", path: `/api/products?${populate("nothing")}` },
  { name: "unknown key of a relation", method: "GET", path: `/api/products?${populate("image", "colors.nothing")}` },
  { name: "unknown field of a filter", method: "GET", path: "/api/products?filters[nothing][$eq]=1" },
  { name: "unknown field of a sort", method: "GET", path: "/api/products?sort=nothing:asc" },
  { name: "wrong token", method: "GET", path: "/api/products", by: "wrong" },
  { name: "no token", method: "GET", path: "/api/products", by: "nobody" },
  { name: "unknown collection", method: "GET", path: "/api/nothings" },
]

/** Sends a call as the bridge does. */
export async function sendCall(
  url: string,
  { method, path, body, by = "storefront" }: BridgeCall,
  tokens: Record<Exclude<Caller, "nobody">, string>,
): Promise<RecordedAnswer & { hasEtag: boolean }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      accept: "application/json",
      ...(by !== "nobody" && { authorization: `Bearer ${tokens[by]}` }),
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  })
  return { status: answer.status, body: withoutChance(await answer.json()), hasEtag: answer.headers.has("etag") }
}

/** Values that differ from one installation to the next, by their key. */
const chance: [key: RegExp, value: unknown][] = [
  [/^id$/, 1],
  [/^documentId$/, "a".repeat(24)],
  [/^(createdAt|updatedAt|publishedAt)$/, "2026-01-01T00:00:00.000Z"],
  [/^(total|pageCount)$/, 1],
  [/^size(InBytes)?$/, 1],
]

/** An answer without what differs from one installation to the next: ids, moments, hashes of files, counts. A list keeps its
 *  first item. */
export function withoutChance(value: unknown, isFile = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutChance(one))
  if (typeof value !== "object" || value === null) return value
  const isMedia = isFile || "mime" in value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    const [, stable] = chance.find(([pattern]) => pattern.test(key)) ?? []
    if (key === "uniqueVisitorsCount") return [key, 1]
    // An empty list is one everywhere.
    if (stable !== undefined) return [key, part === null || part === 0 ? part : stable]
    if (isMedia && /^(hash|url|name)$/.test(key) && typeof part === "string") {
      return [key, part.replaceAll(/_[\da-f]{10}/g, "_0123456789")]
    }
    const isList = key === "data" && Array.isArray(part)
    return [key, withoutChance(isList ? part.slice(0, 1) : part)]
  })
  return Object.fromEntries(entries)
}
