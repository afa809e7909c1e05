import { expect, it } from "vitest"
import { catalogueShop } from "../testing/catalogue-shop.ts"
import { applyChanges } from "./listing/apply-changes.ts"
import { createCatalogue } from "./listing/catalogue.ts"

const used = catalogueShop()

async function rename(id: number, name: string) {
  await used.shop.db.updateTable("product_text").set({ name }).where("product_id", "=", id).execute()
}

const namesOf = async (search: string) => (await used.listing(`searchText=${search}`)).data.map(({ name }) => name)

it("answers from the last complete state during a rebuild, and loses no update that came meanwhile", async () => {
  const [first, second] = (await used.listing("pageSize=2")).data
  await rename(first?.id ?? 0, "Xylophone")
  const rebuilt = used.catalogue.rebuild()
  expect((await used.listing("searchText=xylophone")).meta.pagination.total).toBe(0)
  await rename(second?.id ?? 0, "Zither")
  await used.catalogue.update([second?.id ?? 0])
  await rebuilt
  expect(await namesOf("xylophone")).toEqual(["Xylophone"])
  expect(await namesOf("zither")).toEqual(["Zither"])
})

it("removes a product that is gone, and cards with it", async () => {
  const [card] = (await used.listing("sort=low-to-high&pageSize=1")).data
  const id = card?.id ?? 0
  await used.shop.db.updateTable("product").set({ published_at: null }).where("id", "=", id).execute()
  await used.catalogue.update([id, 999_999])
  expect(await used.cards(`cards?ids=${id}`)).toEqual([])
  expect((await used.listing("sort=low-to-high&pageSize=1")).data[0]?.id).not.toBe(id)
})

it("waits for the first load, and starts it again after a failure", async () => {
  let fails = true
  const clock = () => {
    if (fails) throw new Error("away")
    return used.now
  }
  const catalogue = createCatalogue(used.shop.db, { clock })
  await expect(catalogue.ready("fr")).rejects.toThrow("away")
  fails = false
  const [french, arabic] = await Promise.all([catalogue.ready("fr"), catalogue.ready("ar")])
  expect(french.count).toBeGreaterThan(20)
  expect(arabic.count).toBe(french.count)
})

it("is read again after a change that could not be read, and says what was answered meanwhile", async () => {
  let fails = false
  const clock = () => {
    if (fails) throw new Error("away")
    return used.now
  }
  const catalogue = createCatalogue(used.shop.db, { clock })
  const { id } = await used.shop.db.selectFrom("product").select("id").executeTakeFirstOrThrow()
  const before = [(await catalogue.ready("fr")).count, await catalogue.version("fr")]
  await used.shop.db.updateTable("product").set({ published_at: null }).where("id", "=", id).execute()
  const told: string[] = []
  fails = true
  await applyChanges(catalogue, [`product:${id}`, "listing"], (tags) => told.push(...tags))
  fails = false
  await expect.poll(() => told, { timeout: 5000 }).toContain("listing")
  expect([(await catalogue.ready("fr")).count, await catalogue.version("fr")]).toEqual([
    Number(before[0]) - 1,
    expect.not.stringContaining(String(before[1])),
  ])
  await catalogue.close()
})

it("answers no more once it is closed", async () => {
  const loading = used.catalogue.ready("fr").catch((error: unknown) => error)
  await used.catalogue.close()
  expect(await loading).toMatchObject({ name: "AbortError" })
  await expect(used.catalogue.ready("fr")).rejects.toMatchObject({ name: "AbortError" })
  await expect(used.catalogue.update([1])).rejects.toMatchObject({ name: "AbortError" })
})
