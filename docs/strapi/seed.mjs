// Copies the products of a running Hanout into a Strapi with the content types of this folder, over REST.
//   FROM=http://localhost:3000 TO=http://localhost:1337 STRAPI_TOKEN=... node seed.mjs
// FROM_TOKEN is the API token of Hanout (data/api-token): without it more than 10 000 products are not read to their end.
// STRAPI_TOKEN needs create on product and category, update on app-setting, and upload.

const { FROM = "http://localhost:3000", TO = "http://localhost:1337", STRAPI_TOKEN = "", LOCALE = "fr" } = process.env
const { FROM_TOKEN = "" } = process.env
const authorization = `Bearer ${STRAPI_TOKEN}`

async function send(method, path, init) {
  const answer = await fetch(`${TO}${path}`, { method, ...init, headers: { authorization, ...init.headers } })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body.error)}`)
  return body
}

const store = async (method, path, data) => {
  const init = { body: JSON.stringify({ data }), headers: { "content-type": "application/json" } }
  return (await send(method, path, init)).data
}

/** Reads all pages of a list. Pages of 20: without the shop's token a page of 100 with all relations of products costs too much. */
async function readAll(path, query) {
  const items = []
  for (let page = 1; ; page++) {
    const answer = await fetch(`${FROM}${path}?${query}&pagination[page]=${page}&pagination[pageSize]=20`, {
      headers: FROM_TOKEN ? { authorization: `Bearer ${FROM_TOKEN}` } : {},
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    const { data, meta } = await answer.json()
    items.push(...data)
    if (page >= meta.pagination.pageCount) return items
  }
}

const uploads = new Map()

/** The id of a picture in Strapi; each is uploaded once, as WebP in 960 pixels where the shop has it so. */
async function upload(media) {
  if (!media) return null
  const url = media.formats?.["webp-960"]?.url ?? media.url
  if (!uploads.has(url)) {
    const answer = await fetch(new URL(url, FROM))
    const type = answer.headers.get("content-type") ?? ""
    if (!answer.ok || !type.startsWith("image/")) return null
    const form = new FormData()
    const name = new URL(url, FROM).pathname.split("/").at(-1)
    form.append("files", new Blob([await answer.arrayBuffer()], { type }), name)
    const [file] = await send("POST", "/api/upload", { body: form })
    uploads.set(url, file.id)
  }
  return uploads.get(url)
}

const categories = new Map()
for (const { slug, title } of await readAll("/api/categories", `locale=${LOCALE}`)) {
  categories.set(slug, (await store("POST", "/api/categories", { title })).documentId)
}
const relations = "populate=image,colors.image,categories,medias,features,reviews"
const products = await readAll("/api/products", `locale=${LOCALE}&sort=createdAt:asc&${relations}`)
for (const product of products) {
  const { name, slug, price, lastPrice, shortDescription, description, status } = product
  const colors = []
  for (const { name, hex, image } of product.colors) colors.push({ name, hex, image: await upload(image) })
  const medias = []
  for (const media of product.medias) medias.push(await upload(media))
  await store("POST", "/api/products", {
    name,
    slug,
    price,
    lastPrice,
    shortDescription,
    status,
    colors,
    description: description.filter(({ type }) => type !== "image"),
    categories: product.categories.map(({ slug }) => categories.get(slug)).filter(Boolean),
    features: product.features.map(({ icon, title, text }) => ({ icon, title, text })),
    reviews: product.reviews.map(({ name, rating, date, review }) => ({ name, rating, date, review })),
    image: await upload(product.image),
    medias: medias.filter(Boolean),
  })
}
await store("PUT", "/api/app-setting", { uniqueVisitorsCount: 0 })
process.stdout.write(`${products.length} products, ${categories.size} categories, ${uploads.size} pictures\n`)
