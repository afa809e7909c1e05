import { afterAll, beforeAll, expect, it } from "vitest"
import type { AdminUniverse } from "../catalogue/contract-universe.ts"
import { zipOf } from "../imports/pictures/testing/zip-of.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { fillShop } from "../testing/filled/fill-shop.ts"
import { findLine, moveFile, partsIn } from "../testing/moving.ts"
import { type OwnedShop, openOwnedShop } from "../testing/shop-pair.ts"

let old: OwnedShop
let files: Map<string, Buffer>
beforeAll(async () => {
  old = await openOwnedShop()
  await fillShop(old)
  ;({ files } = await archiveOf(old))
})
afterAll(() => old?.shop.close())

type Named = { documentId: string; slug: string; parent: string | null; productType: string }
const listIn = (name: string): Named[] => JSON.parse(files.get(name)?.toString() ?? "")

/** Moves an archive with some files of its own into a new shop: looked at first, then for good. */
async function moved(own: Record<string, unknown>, check: (next: OwnedShop) => Promise<void> = async () => {}) {
  const changed = Object.entries(own).map(([name, value]) => [name, Buffer.from(JSON.stringify(value))] as const)
  const zip = await zipOf(Object.fromEntries([...files, ...changed]))
  const next = await openOwnedShop()
  try {
    const dry = await moveFile(next, zip, { dryRun: "1" })
    const lines = await moveFile(next, zip)
    expect(findLine(lines, "failed")).toBeUndefined()
    expect(findLine(lines, "archive")).toEqual(findLine(dry, "archive"))
    await check(next)
    return { about: findLine(lines, "archive")?.data, dry: partsIn(dry), parts: partsIn(lines) }
  } finally {
    await next.shop.close()
  }
}

const twice = <T>(values: readonly T[]): T[] => values.flatMap((value) => [value, value])
const texts = (fr: string) => ({ fr, ar: "", en: "" })

it("makes departments, brands and categories that an archive names twice once", async () => {
  const departments = [...listIn("departments.json"), { slug: "jardin", name: texts("Jardin"), hidden: false }]
  const brands = [...listIn("brands.json"), { slug: "zellige", name: "Zellige" }]
  const own = { documentId: "a", slug: "pots", productType: "jardin", title: texts("Pots"), parent: null }
  const categories = [...listIn("categories.json"), own]
  const { about } = await moved({
    "departments.json": twice(departments),
    "brands.json": [...twice(brands), { slug: "zellige-2", name: "Zellige" }],
    "categories.json": twice(categories),
  })
  const known = { departments: 0, brands: 0, categories: 0 }
  const before = (await moved({})).about ?? known
  expect(about).toMatchObject({ departments: 1, brands: before.brands + 1, categories: before.categories + 1 })
})

it("stores posts and topics that an archive has twice once", async () => {
  const topics: Record<"categories" | "tags", object[]> = JSON.parse(files.get("post-topics.json")?.toString() ?? "")
  const posts = listIn("posts.json").map((post) => ({ ...post, tags: twice(Reflect.get(post, "tags")) }))
  const { dry, parts } = await moved({
    "posts.json": twice(posts),
    "post-topics.json": { categories: twice(topics.categories), tags: twice(topics.tags) },
  })
  expect(parts.posts).toMatchObject({ made: 1, lost: 0 })
  expect(parts.posts).toEqual(dry.posts)
})

it("puts a category whose parent is a sub-category here beside that", async () => {
  const parent = listIn("categories.json").find((category) => category.parent !== null)
  if (!parent) throw new Error("The sample has no sub-categories")
  const { documentId, productType } = parent
  const own = { documentId: "a", slug: "tout-petits", productType, title: texts("Tout petits"), parent: documentId }
  await moved({ "categories.json": [...listIn("categories.json"), own] }, async ({ shop }) => {
    const parentOf = async (slug: string) => {
      const row = shop.db.selectFrom("category").select("parent_id").where("slug", "=", slug)
      return (await row.executeTakeFirstOrThrow()).parent_id
    }
    expect(await parentOf("tout-petits")).toBe(await parentOf(parent.slug))
  })
})

it("finds a brand that has another name here by its slug", async () => {
  const [brand] = JSON.parse(files.get("brands.json")?.toString() ?? "") as { name: string; slug: string }[]
  const products = files.get("products.csv")?.toString() ?? ""
  if (!brand) throw new Error("The sample has no brands")
  const named = (text: string) => Buffer.from(text.replaceAll(brand.name, `${brand.name} et fils`))
  const brands = named(files.get("brands.json")?.toString() ?? "")
  const zip = await zipOf(Object.fromEntries([...files, ["products.csv", named(products)], ["brands.json", brands]]))
  const next = await openOwnedShop()
  try {
    const lines = await moveFile(next, zip)
    expect(findLine(lines, "archive")?.data).toMatchObject({ brands: 0 })
    expect(findLine(lines, "result")?.data).toMatchObject({ problems: 0 })
  } finally {
    await next.shop.close()
  }
})

it("brings as many departments as the shop has room for, all of which can be changed", async () => {
  const other = (at: number) => ({ slug: `rayon-${at}`, name: texts(`Rayon ${at}`), hidden: false })
  const others = Array.from({ length: 40 }, (_, at) => other(at))
  const category = { documentId: "a", slug: "loin", productType: "rayon-39", title: texts("Loin"), parent: null }
  const changes = {
    "departments.json": [...listIn("departments.json"), ...others],
    "categories.json": [...listIn("categories.json"), category],
  }
  await moved(changes, async ({ owner }) => {
    const { data } = await (await owner.send("GET", "/api/admin/universes")).json()
    const universes = data.map(({ slug, name, hidden }: AdminUniverse) => ({ slug, name, hidden }))
    expect(universes).toHaveLength(24)
    expect((await owner.send("PUT", "/api/admin/universes", { universes })).status).toBe(200)
  })
})
