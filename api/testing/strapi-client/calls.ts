import type { StrapiClient } from "@strapi/client"

/** A product of the sample shop with everything that a product can have. */
const slug = "casque-aura"

const order = {
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: 25_200,
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "0550123456",
  firstname: "Lina",
  lastname: "Test",
  date: "2026-11-24T10:00:00.000Z",
}

/** A call of `@strapi/client`. `open` is a client without a token, `wrong` one whose token nobody knows. */
export type Clients = { client: StrapiClient; open: StrapiClient; wrong: StrapiClient }
export type Call = {
  name: string
  /** Whether the numbers of `meta.pagination` and how many entries there are must be the same. */
  comparesPages?: boolean
  send: (clients: Clients) => Promise<unknown>
}

type Query = NonNullable<Parameters<ReturnType<StrapiClient["collection"]>["find"]>[0]>

const products = (name: string, query: Query): Call => ({
  name: `products.find ${name}`,
  comparesPages: Object.hasOwn(query, "pagination"),
  send: ({ client }) => client.collection("products").find({ pagination: { pageSize: 3 }, ...query }),
})

const filtered = (name: string, filters: Query["filters"]): Call =>
  products(`filters ${name}`, { filters, fields: ["name"], sort: "id" })

const one = async (client: StrapiClient, query?: Query) => {
  const { data } = await client.collection("products").find({ filters: { slug } })
  return client.collection("products").findOne(data[0]?.documentId ?? "", query)
}

/** Calls that the table of docs/strapi/client.md compares. */
export const calls: Call[] = [
  products("without a query", {}),
  products("populate *", { populate: "*", filters: { slug } }),
  products("populate as a list", { populate: ["image", "categories"], filters: { slug } }),
  products("populate with fields, sort and filters", {
    filters: { slug },
    populate: {
      image: { fields: ["url", "formats"] },
      reviews: { sort: "rating:desc", filters: { rating: { $gte: 4 } } },
      colors: { populate: { image: { fields: ["url"] } } },
    },
  }),
  products("fields", { fields: ["name", "price"] }),
  products("sort as a text", { sort: "price:desc", fields: ["price"] }),
  products("sort as a list", { sort: ["price:desc", "name"], fields: ["price"] }),
  products("sort as objects", { sort: [{ price: "desc" }, { name: "asc" }] as never, fields: ["price"] }),
  products("pagination by page", { pagination: { page: 2, pageSize: 2 }, fields: ["name"] }),
  products("pagination by start", { pagination: { start: 1, limit: 2 }, fields: ["name"] }),
  products("pagination without a count", { pagination: { pageSize: 2, withCount: false }, fields: ["name"] }),
  products("page and size 0", { pagination: { page: 0, pageSize: 0 }, fields: ["name"] }),
  products("page -1 and size -1", { pagination: { page: -1, pageSize: -1 }, fields: ["name"] }),
  products("size 1000", { pagination: { pageSize: 1000 }, fields: ["name"] }),
  products("start -5", { pagination: { start: -5, limit: 2 }, fields: ["name"] }),
  products("start 0 and limit 0", { pagination: { start: 0, limit: 0 }, fields: ["name"] }),
  products("limit -1", { pagination: { limit: -1 }, fields: ["name"] }),
  products("limit 1000", { pagination: { limit: 1000 }, fields: ["name"] }),
  products("both kinds of pagination", { pagination: { page: 1, start: 0 } as never }),
  products("locale *", { locale: "*", fields: ["name"] }),
  products("status published", { status: "published", fields: ["name"] }),
  filtered("$eq $ne", { slug: { $eq: slug }, name: { $ne: "x" } }),
  filtered("$eqi $nei", { slug: { $eqi: slug.toUpperCase() }, name: { $nei: "x" } }),
  filtered("$in $notIn", { slug: { $in: [slug] }, name: { $notIn: ["x"] } }),
  filtered("$lt $lte $gt $gte", { price: { $gt: 1, $gte: 1, $lt: 1e6, $lte: 1e6 } }),
  filtered("$between", { price: { $between: [1, 1e6] } }),
  filtered("$contains $notContains", { slug: { $contains: "aura", $notContains: "mini" } }),
  filtered("$containsi $notContainsi", { slug: { $containsi: "AURA", $notContainsi: "MINI" } }),
  filtered("$startsWith $endsWith", { slug: { $startsWith: "casque", $endsWith: "aura" } }),
  filtered("$startsWithi $endsWithi", { slug: { $startsWithi: "CASQUE", $endsWithi: "AURA" } }),
  filtered("$null $notNull", { slug: { $notNull: true }, name: { $null: false } }),
  filtered("$not", { slug: { $not: { $contains: "mini" } }, $and: [{ slug: { $contains: "aura" } }] }),
  filtered("$or $and", { $or: [{ slug }, { $and: [{ price: { $gt: 1 } }, { slug: { $eq: slug } }] }] }),
  filtered("of a relation", { categories: { title: { $eq: "Casques" } } }),
  filtered("an unknown field", { nothing: { $eq: 1 } }),
  filtered("an unknown operator", { price: { $like: 1 } } as never),
  products("an unknown relation", { populate: "nothing" }),
  products("an unknown key of a relation", { populate: { image: { nothing: 1 } } as never }),
  products("an unknown sort", { sort: "nothing" }),
  products("an unknown order of a sort", { sort: "price:up" }),
  products("an unknown field", { fields: ["nothing"] }),
  { name: "products.findOne", send: ({ client }) => one(client) },
  { name: "products.findOne populate *", send: ({ client }) => one(client, { populate: "*" }) },
  {
    name: "products.findOne of none",
    send: ({ client }) => client.collection("products").findOne("a".repeat(24)),
  },
  {
    name: "categories.find",
    send: ({ client }) => client.collection("categories").find({ pagination: { pageSize: 3 } }),
  },
  { name: "app-setting.find", send: ({ client }) => client.single("app-setting").find() },
  { name: "orders.create", send: ({ client }) => client.collection("orders").create(order) },
  {
    name: "orders.findOne",
    send: async ({ client }) => {
      const { data } = await client.collection("orders").create({ ...order, mobile: "0550123457" })
      return client.collection("orders").findOne(data.documentId)
    },
  },
  {
    name: "orders.create with fields missing",
    send: ({ client }) => client.collection("orders").create({ firstname: "Lina" }),
  },
  { name: "orders.create without a token", send: ({ open }) => open.collection("orders").create(order) },
  { name: "orders.create with a wrong token", send: ({ wrong }) => wrong.collection("orders").create(order) },
  { name: "a collection that is not there", send: ({ client }) => client.collection("nothings").find() },
]
