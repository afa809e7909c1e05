import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { exampleFile } from "#core/catalogue/files/product-file-example.ts"
import { localeCsvStyle } from "#core/files/csv.ts"
import { orderUnits } from "../../testing/catalogue.ts"
import { describeGrid, findGrid } from "../../testing/grid-of-slug.ts"
import { problemsOfReport, productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
let files: ReturnType<typeof productFiles>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
  files = productFiles(shop, editor)
})
afterAll(() => shop.close())

const titles = "sku;parent;color;size;name_fr;short_description_fr;brand;product_type;price;last_price;quantity"
const product = (sku: string, more = "") =>
  `${sku};;;;${sku} nom;Une phrase.;Aura;fashion;4500;;${more};Noir|أسود|Black|#111111;S; 1`
const fileOf = (...rows: string[]) => [`${titles};colors;sizes;published`, ...rows].join("\n")
const short = (...rows: string[]) => ["sku;parent;color;size;quantity;price;active;barcode", ...rows].join("\n")

const gridOf = (slug: string) => findGrid(editor, slug)

const everything = async () => ({
  products: await shop.db.selectFrom("product").selectAll().orderBy("id").execute(),
  variants: await shop.db.selectFrom("product_variant").selectAll().orderBy("id").execute(),
  colors: await shop.db.selectFrom("product_color").selectAll().orderBy("id").execute(),
})

it("stores nothing of an export that comes back as it is", async () => {
  const before = await everything()
  const report = await files.report(await files.exported(), 0)
  expect(problemsOfReport(report)).toEqual([])
  expect(report).toMatchObject({ created: 0, changed: 0, variants: { created: 0, changed: 0 }, split: 0 })
  expect(await everything()).toEqual(before)
})

/** Of the sample shop. */
const examplePictures = ["/media/casque-aura/noir-front.webp"]

it("takes the example of the documentation, which is the one that the console offers", async () => {
  const example = readFileSync(join(import.meta.dirname, "../../../docs/product-file-example.csv"), "utf8")
  expect(exampleFile({ brand: "Aura", category: "baskets", pictures: examplePictures }, localeCsvStyle("fr"))).toBe(
    example,
  )
  const counts = { created: 2, problems: 0, split: 0, columns: [], variants: { created: 9, changed: 0, same: 0 } }
  expect(await files.report(example, 0)).toMatchObject(counts)
  expect(await gridOf("baskets-en-toile")).toMatchObject({ stockBy: "variant", quantity: 6 })
  expect((await gridOf("tee-shirt-en-coton")).quantity).toBe(20)
})

describe("rows with a parent", () => {
  it("make a product's variants in any order, and sell no others than those that they name", async () => {
    const file = fileOf(
      "MAILLOT-BL-L;MAILLOT;Blanc;L;;;;;5000;;3;;;",
      product("MAILLOT"),
      ";MAILLOT;Noir;S;;;;;;;4;;;",
      ";MAILLOT;noir;M;;;;;;;0;;;",
      ";MAILLOT;Bleu pétrole|أزرق بترولي|Petrol|#1f4e5a;S;;;;;;;2;;;",
    )
    const dry = await files.report(file, 1)
    expect(dry).toMatchObject({ created: 1, variants: { created: 4, changed: 0, same: 0 }, problems: 0, split: 0 })
    expect(dry.rows.map(({ line, parent }) => `${line} ${parent}`)).toEqual([
      "2 MAILLOT",
      "3 ",
      "4 MAILLOT",
      "5 MAILLOT",
      "6 MAILLOT",
    ])
    expect(await files.report(file, 0)).toMatchObject({ created: 1, variants: { created: 4 } })
    const grid = await gridOf("maillot-nom")
    expect(describeGrid(grid).toSorted()).toEqual(
      [
        ...["noir s 4 - on", "noir l 0 - off", "noir m 0 - on", "blanc s 0 - off", "blanc l 3 5000 on"],
        ...["blanc m 0 - off", "bleu-petrole s 2 - on", "bleu-petrole l 0 - off", "bleu-petrole m 0 - off"],
      ].toSorted(),
    )
    expect(grid).toMatchObject({ stockBy: "variant", quantity: 9 })
    expect(grid.colors.map(({ name }) => name.ar)).toEqual(["أسود", "أبيض", "أزرق بترولي"])
    expect(grid.variants.find(({ size, color }) => color === "blanc" && size === "l")?.sku).toBe("MAILLOT-BL-L")
    expect(await files.report(file, 1)).toMatchObject({ changed: 0, same: 1, variants: { same: 4, changed: 0 } })
    // And so does what an export tells of it.
    const back = await files.report(await files.exported("q=MAILLOT"), 1)
    expect(back).toMatchObject({ same: 1, changed: 0, problems: 0, variants: { same: 9, created: 0, changed: 0 } })
  })

  it("change the variants of a product of the shop, and leave those that they do not name", async () => {
    await files.report(fileOf(product("VESTE"), ";VESTE;Noir;S;;;;;;;4;;;", ";VESTE;Noir;M;;;;;;;5;;;"), 0)
    const before = await gridOf("veste-nom")
    const [small] = before.variants
    const change = short(`${small?.sku};VESTE;;;7;4000;;6130001`, ";VESTE;Noir;XL;1;;;")
    const dry = await files.report(change, 1)
    expect(dry).toMatchObject({ created: 0, changed: 0, variants: { created: 1, changed: 1 }, split: 0 })
    expect(dry.rows.find(({ line }) => line === 3)?.changes).toContainEqual({ column: "size", old: "", new: "XL" })
    await files.report(change, 0)
    const after = await gridOf("veste-nom")
    // The lowest price is the product's; the others keep what they cost.
    expect(describeGrid(after)).toEqual(["noir s 7 4000 on", "noir m 5 4500 on", "noir xl 1 4500 on"])
    expect(after).toMatchObject({ price: 4000, quantity: 13, variants: [{ barcode: "6130001" }, {}, {}] })
    const audit = await shop.db
      .selectFrom("audit_log")
      .select("after")
      .where("document_id", "=", after.documentId)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    expect(JSON.parse(audit.after ?? "")).toMatchObject({ [`${small?.sku} quantity`]: "7", sizes: "S; M; XL" })
  })

  it("make a product count by variant when they tell units, and the preview says so", async () => {
    await files.report(fileOf(product("ROBE", "10")), 0)
    expect((await gridOf("robe-nom")).stockBy).toBe("product")
    expect((await orderUnits(shop, "robe-nom", "0550440031", 2)).status).toBe(201)
    const sku = (await gridOf("robe-nom")).variants[0]?.sku
    const dry = await files.report(short(`${sku};ROBE;;;8;;;`), 1)
    expect(dry).toMatchObject({ split: 1, variants: { changed: 1 } })
    expect(dry.rows[0]?.changes).toContainEqual({ column: "stock_by", old: "product", new: "variant" })
    await files.report(short(`${sku};ROBE;;;8;;;`), 0)
    expect(await gridOf("robe-nom")).toMatchObject({ stockBy: "variant", quantity: 8 })
    // The quantity of its own row is that of its variants from now on.
    expect(problemsOfReport(await files.report("sku;quantity\nROBE;3", 1))).toEqual(["2 quantity BY_VARIANT"])
    expect(await files.report("sku;quantity\nROBE;8", 1)).toMatchObject({ same: 1 })
  })

  it("change units by the difference to the export, so that orders placed since are not lost", async () => {
    await files.report(fileOf(product("GILET"), ";GILET;Noir;S;;;;;;;4;;;"), 0)
    const file = await files.exported("q=GILET&locale=en")
    expect((await orderUnits(shop, "gilet-nom", "0550440032", 1)).status).toBe(201)
    const changed = file.replace(/,4,4,/g, ",6,4,")
    expect(changed).not.toBe(file)
    const report = await files.report(changed.replace(/^(GILET,.*?),6,4,/m, "$1,4,4,"), 0)
    expect(report).toMatchObject({ problems: 0, variants: { changed: 1 } })
    expect(await gridOf("gilet-nom")).toMatchObject({ quantity: 5, variants: [{ quantity: 5 }] })
  })

  it("tell every problem by row and column, and store nothing", async () => {
    await files.report(fileOf(product("JUPE"), ";JUPE;Noir;S;;;;;;;4;;;", "JUPE-M;JUPE;Noir;M;;;;;;;4;;;"), 0)
    await files.report(fileOf(product("AUTRE"), "AUTRE-1;AUTRE;Noir;S;;;;;;;4;;;"), 0)
    await files.report("sku;name_fr;brand;product_type;price;sizes\nUNI;Uni;Aura;fashion;100;S", 0)
    const before = await everything()
    const file = short(
      "X-1;PERSONNE;Noir;S;1;;;",
      "AUTRE-1;JUPE;Noir;L;1;;;",
      "JUPE-M;JUPE;Noir;S;1;;;",
      ";JUPE;Noir;S;-3;;;",
      ";JUPE;Noir;S;1;-4;;",
      ";JUPE;Chameau;S;1;;;",
      ";JUPE;Noir;;1;;;",
      ";UNI;Rouge;S;1;;peut-être;6,13E+12",
      "NEUF;UNI;;S;1;;;",
      "NEUF;AUTRE;;M;1;;;",
    )
    const report = await files.report(file, 0)
    expect(problemsOfReport(report)).toEqual([
      ...["2 parent UNKNOWN", "3 sku TAKEN", "4 size OTHER_VARIANT", "5 quantity NOT_NUMBER"],
      ...["6 price NOT_NUMBER", "6 size TWICE", "7 color NOT_COLOR", "8 size NEEDED"],
      ...["9 barcode ROUNDED", "9 active NOT_FLAG", "9 color NO_OPTION", "11 sku TWICE"],
    ])
    expect(report).toMatchObject({ problems: 9 })
    expect(await everything()).toEqual(before)
    const last = await files.report(short("JUPE-M;JUPE;;;;;0;", ";JUPE;Noir;S;;;0;"), 1)
    expect(problemsOfReport(last)).toEqual(["2 active NOT_SOLD"])
  })

  it("leave what is promised to orders whose size is open", async () => {
    await files.report(fileOf(product("MANTEAU"), ";MANTEAU;Noir;S;;;;;;;2;;;", ";MANTEAU;Noir;M;;;;;;;2;;;"), 0)
    expect((await orderUnits(shop, "manteau-nom", "0550440033", 3)).status).toBe(201)
    const less = short(";MANTEAU;Noir;S;0;;;", ";MANTEAU;Noir;M;2;;;")
    expect(problemsOfReport(await files.report(less, 0))).toEqual(["2 quantity PROMISED"])
    expect(await gridOf("manteau-nom")).toMatchObject({ quantity: 1 })
  })
})

it("gives variants pictures of the shop by their addresses, and an export brings them back", async () => {
  const { url: picture } = await shop.db.selectFrom("media").select("url").orderBy("id").executeTakeFirstOrThrow()
  await files.report(fileOf(product("POLO"), ";POLO;Noir;S;;;;;;;4;;;", ";POLO;Noir;M;;;;;;;5;;;"), 0)
  const own = async () => (await gridOf("polo-nom")).variants.map(({ image }) => image?.url ?? "")
  const of = (...rows: string[]) => ["parent;sku;size;picture", ...rows].join("\n")
  const missing = of("POLO;;S;/media/nulle-part.webp", `POLO;;M;https://elsewhere.example${picture}`)
  expect(problemsOfReport(await files.report(missing, 0))).toEqual(["2 picture UNKNOWN", "3 picture UNKNOWN"])
  expect(await own()).toEqual(["", ""])
  const given = await files.report(of(`POLO;;S;${picture}`, "POLO;;M;"), 0)
  expect(given).toMatchObject({ variants: { changed: 1, same: 1 } })
  expect(given.rows[0]?.changes).toEqual([{ column: "picture", old: "", new: picture }])
  expect(await own()).toEqual([picture, ""])
  // Units stay what they were, and so does a picture where a file has no such column.
  expect(describeGrid(await gridOf("polo-nom"))).toEqual(["noir s 4 - on", "noir m 5 - on"])
  await files.report("parent;sku;size;quantity\nPOLO;;S;6", 0)
  const file = await files.exported("q=POLO")
  expect(file).toContain(picture)
  expect(await files.report(file, 0)).toMatchObject({ same: 1, variants: { same: 2, changed: 0 }, problems: 0 })
  expect(await own()).toEqual([picture, ""])
  const taken = await files.report(of("POLO;;S;"), 0)
  expect(taken.rows[0]?.changes).toEqual([{ column: "picture", old: picture, new: "" }])
  expect(await own()).toEqual(["", ""])
  // So is that of a variant that the file makes.
  await files.report(of(`POLO;;L;${picture}`), 0)
  expect(await own()).toEqual(["", "", picture])
})
