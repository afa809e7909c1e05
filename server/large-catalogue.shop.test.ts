import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createCatalogue } from "#api/catalogue/listing/catalogue.ts"
import { loadCatalogue } from "#api/catalogue/listing/catalogue-state.ts"
import { readStoredIndex } from "#api/catalogue/listing/index-store.ts"
import { loadInThread, loadLanguage, manyProducts } from "#api/catalogue/listing/load-thread.ts"
import { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import { locales } from "#core/i18n/locale.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { storeProducts } from "../bench/console/generated-products.ts"
import { indexStore } from "./process/index-store.ts"

const now = new Date()
const clock = () => now
let own: OwnDatabase
let db: Db

beforeAll(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  await storeProducts(db, manyProducts + 50)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

const find = (index: CatalogueIndex, searchText: string, page = 1) =>
  index.query({ ...plainListing, searchText, page }, now.toISOString())

/** What an index answers to queries of every kind. */
const answersOf = (index: CatalogueIndex) => ({
  count: index.count,
  pages: ["", "montre", "casque", "عطر", "watch"].map((text) => find(index, text)),
  last: find(index, "", 100),
  suggestion: index.searchSuggestion("casqe"),
  selling: index.row({ order: "selling", limit: 20 }, now.toISOString()),
  brands: index.brands(),
  options: index.options(),
  categories: index.categories(),
})

test("a large catalogue that a thread loads answers as one that is loaded here", async () => {
  const signal = new AbortController().signal
  for (const locale of locales) {
    const here = await loadCatalogue(db, { locale, clock, signal })
    const loaded = await loadInThread(db, { locale, clock, signal, hasWords: true })
    if (!loaded) throw new Error("The thread did not start")
    expect(loaded.index.count).toBeGreaterThan(manyProducts)
    expect(answersOf(loaded.index)).toEqual(answersOf(here.index))
    expect(loaded.scheduled).toEqual(here.scheduled)
  }
})

test("what changes while the thread reads is in the catalogue that it loads", async () => {
  const catalogue = createCatalogue(db, { clock })
  const loading = catalogue.ready("fr")
  const { id } = await db.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow()
  await db
    .updateTable("product_text")
    .set({ name: "Xylophone" })
    .where("product_id", "=", id)
    .where("locale", "=", "fr")
    .execute()
  await catalogue.update([id])
  expect(find(await loading, "xylophone").ids).toEqual([id])
  await catalogue.close()
})

test("listings are answered before the words of searches are there", async () => {
  const catalogue = createCatalogue(db, { clock })
  const whole = catalogue.ready("fr")
  const first = await catalogue.readyToList("fr")
  expect(() => find(first, "montre")).toThrow("no words")
  expect(catalogue.current("fr")).toBe(first)
  const { id } = await db.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow()
  await db.updateTable("product").set({ published_at: null }).where("id", "=", id).execute()
  const count = first.count
  await catalogue.update([id])
  const index = await whole
  expect([first.count, index.count]).toEqual([count - 1, count - 1])
  expect(find(index, "montre").total).toBeGreaterThan(0)
  for (const page of [1, 20]) expect(find(first, "", page)).toEqual(find(index, "", page))
  expect(await catalogue.readyToList("fr")).toBe(index)
  await db.updateTable("product").set({ published_at: now.toISOString() }).where("id", "=", id).execute()
  await catalogue.close()
})

test("a thread that takes too much memory ends alone, and the catalogue is loaded here", async () => {
  const signal = new AbortController().signal
  const options = { locale: "fr" as const, clock, signal, maxMemory: 6 }
  expect(await loadInThread(db, { ...options, hasWords: true })).toBeUndefined()
  const loaded = await loadLanguage(db, options)
  expect(loaded.index.count).toBeGreaterThan(manyProducts)
})

test("closing ends a load", async () => {
  const catalogue = createCatalogue(db, { clock })
  const loading = catalogue.ready("fr").catch((error: unknown) => error)
  await catalogue.close()
  expect(await loading).toMatchObject({ name: "AbortError" })
})

describe("an index that is kept for the next start", () => {
  const folder = () => own.address.dataDir
  const read = (build = "one") => readStoredIndex(db, { locale: "fr", now, store: indexStore(folder(), build) })
  const keep = async (readChanges = async () => {}) => {
    const catalogue = createCatalogue(db, { clock, store: indexStore(folder(), "one") })
    const index = await catalogue.ready("fr")
    await catalogue.keep(readChanges)
    await catalogue.close()
    return index
  }
  const change = () => db.updateTable("product").set({ edited_at: randomUUID() }).where("id", "=", 1).execute()

  test("is the same again", async () => {
    const stored = await keep()
    expect(answersOf((await read())?.index ?? new CatalogueIndex())).toEqual(answersOf(stored))
  })

  test("takes over changes as one that was loaded", async () => {
    await keep()
    const catalogue = createCatalogue(db, { clock, store: indexStore(folder(), "one") })
    const index = await catalogue.ready("fr")
    const { id } = await db.selectFrom("product").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()
    await db.updateTable("product_text").set({ name: "Marimba" }).where("product_id", "=", id).execute()
    expect(find(index, "marimba").ids).toEqual([])
    await catalogue.update([id])
    expect(find(index, "marimba").ids).toEqual([id])
    await catalogue.close()
  })

  test("is none after any change, in another build, when it is damaged, or when the clock was set back", async () => {
    await keep()
    expect(await read()).toBeDefined()
    expect(await read("two")).toBeUndefined()
    const store = indexStore(folder(), "one")
    expect(await readStoredIndex(db, { locale: "fr", now: new Date(now.getTime() - 1), store })).toBeUndefined()
    const [name = ""] = readdirSync(join(folder(), "catalogue-index"))
    const file = join(folder(), "catalogue-index", name)
    const bytes = readFileSync(file)
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await read()).toBeUndefined()
    await change()
    await keep()
    expect(readdirSync(join(folder(), "catalogue-index"))).not.toContain(name)
    expect(await read()).toBeDefined()
    await change()
    expect(await read()).toBeUndefined()
  })

  test("is none after a change that came while it was brought up to date", async () => {
    await keep(async () => void (await change()))
    expect(await read()).toBeUndefined()
  })

  test("is not kept while everything is read again", async () => {
    await keep()
    await change()
    const catalogue = createCatalogue(db, { clock, store: indexStore(folder(), "one") })
    await catalogue.ready("fr")
    const rebuilt = catalogue.rebuild()
    await catalogue.keep(async () => {})
    expect(await read()).toBeUndefined()
    await rebuilt
    await catalogue.keep(async () => {})
    expect(await read()).toBeDefined()
    await catalogue.close()
  })
})
