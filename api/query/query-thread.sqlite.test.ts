import { renameSync } from "node:fs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it("answers expensive lists in this thread when no other can start, and says so once", async () => {
  const { dataDir } = shop.address
  const read = async (word: string) =>
    shop.send(`/api/products?populate=*&filters[name][$containsi]=${word}&sort=name`, {}, "198.51.7.1")
  // Who has the file open goes on reading it; a thread cannot open it.
  renameSync(dataDir, `${dataDir}-away`)
  const answers = [await read("a"), await read("e")]
  renameSync(`${dataDir}-away`, dataDir)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0]?.json()).not.toMatchObject({ data: [] })
  expect(shop.logged).toEqual([
    { err: expect.objectContaining({ message: expect.stringContaining("directory does not exist") }) },
  ])
})
