import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { mediaByIds, mediaByUrls } from "../media/media.ts"
import { shopPictures } from "../media/shop-pictures.ts"
import { migrate } from "../migrations/migrate.ts"
import { loadSample } from "../testing/load-sample.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"

const facts = { width: 1000, height: 800, hash: "0123456789ab", dominantColor: "#e6e3dd", placeholder: "data:," }
let own: OwnDatabase
let dir: string
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  dir = own.address.dataDir
  db = openDatabase(own.address)
  await migrate(db)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

it("stores what the index knows of each picture, with a text in every language", async () => {
  writeFileSync(join(dir, "index.json"), JSON.stringify({ "casque-aura/noir-side.webp": facts }))
  await loadSample(db, new Date(), dir)
  const [{ id } = { id: 0 }] = await db.selectFrom("media").select("id").execute()
  const pictureIn = async (locale: "fr" | "ar" | "en") => (await mediaByIds(db, [id], locale)).get(id)
  expect(await pictureIn("fr")).toMatchObject({ ...facts, url: "/media/casque-aura/noir-side.webp" })
  expect((await pictureIn("fr"))?.alternativeText).toBe("Casque sans fil Aura, noir, vue de côté")
  expect((await pictureIn("ar"))?.alternativeText).toBe("سماعات Aura اللاسلكية، أسود، من الجانب")
  expect((await pictureIn("en"))?.alternativeText).toBe("Aura wireless headphones, black, side view")
})

it("says what is seen where a product is in use", async () => {
  writeFileSync(join(dir, "index.json"), JSON.stringify({ "casque-aura/noir-scale.webp": facts }))
  await loadSample(db, new Date(), dir)
  const pictures = await mediaByUrls(db, ["/media/casque-aura/noir-scale.webp"], "en")
  expect([...pictures.values()].map(({ alternativeText }) => alternativeText)).toEqual([
    "Black Aura headphones on a walnut and brass stand",
  ])
})

it("gives the places of the storefront the pictures that are there", async () => {
  writeFileSync(join(dir, "index.json"), JSON.stringify({ "heroes/jewelry.webp": facts }))
  await loadSample(db, new Date(), dir)
  const places = await shopPictures(db, "fr")
  expect([...places.keys()]).toEqual(["hero-jewelry"])
  expect(places.get("hero-jewelry")).toMatchObject({ ...facts, url: "/media/heroes/jewelry.webp" })
  expect(places.get("hero-jewelry")?.alternativeText).toMatch(/^Un solitaire en or/)
})

it("refuses a folder without an index", async () => {
  await expect(loadSample(db, new Date(), dir)).rejects.toThrow("index.json")
})
