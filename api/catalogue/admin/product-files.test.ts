import Papa from "papaparse"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { readCsv } from "#core/files/read-csv.ts"
import { newProductForm, orderUnits, productWithSlug, sendAdmin } from "../../testing/catalogue.ts"
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

/** The catalogue's rows but for what every change makes again. */
const everything = async () => {
  const products = await shop.db.selectFrom("product").selectAll().orderBy("id").execute()
  const texts = await shop.db.selectFrom("product_text").selectAll().orderBy("product_id").orderBy("locale").execute()
  return { products, texts }
}

describe("GET /api/admin/products/export", () => {
  it.each(["fr", "en"])("writes what an import reads back without a change (%s)", async (locale) => {
    const file = await files.exported(`locale=${locale}`)
    expect(file.startsWith("\uFEFFsku")).toBe(true)
    const [titles = [], ...rows] = readCsv(file)
    const ofVariants = rows.filter((row) => row[titles.indexOf("parent")] !== "").length
    expect(rows.length - ofVariants).toBe(41)
    expect(ofVariants).toBeGreaterThan(100)
    const read = await files.report(file, 1)
    expect(problemsOfReport(read)).toEqual([])
    expect(read).toMatchObject({ created: 0, changed: 0, same: 41, problems: 0, columns: [] })
    expect(read).toMatchObject({ variants: { created: 0, changed: 0, same: ofVariants }, split: 0 })
  })

  it.each(["fr", "en"])(
    "comes back from a spreadsheet without a change, whatever names products have (%s)",
    async (locale) => {
      const three = (text: string) => ({ fr: text, ar: text, en: text })
      const form = await newProductForm(shop, {
        sku: `'00${locale}-1`,
        slug: `cas-${locale}`,
        name: three("'-20 % sur tout'"),
        shortDescription: three("=1+1"),
        tags: { fr: ["été; hiver", "a|b\\c"], ar: [], en: ["1/2"] },
        sizes: ["M|L", "36,5", "10-12"],
        colors: [
          { name: three("Bleu; nuit"), hex: "#000080", image: null },
          { name: { fr: "A|B", ar: "ب", en: "C\\" }, hex: "#111111", image: null },
        ],
      })
      expect((await sendAdmin(editor, "POST", "/products", form)).status).toBe(201)
      const { id } = await shop.db
        .selectFrom("product")
        .select("id")
        .where("sku", "=", form.sku)
        .executeTakeFirstOrThrow()
      await shop.db
        .updateTable("product_variant")
        .set({ barcode: "0123456789012" })
        .where("product_id", "=", id)
        .execute()
      const how = { delimiter: locale === "en" ? "," : ";", quotes: true }
      const rows = readCsv(await files.exported(`locale=${locale}&q=cas-${locale}`))
      expect(rows).toHaveLength(8)
      const saved = Papa.unparse(
        rows.map((cells) => cells.slice(0, cells.findLastIndex(Boolean) + 1)),
        how,
      )
      const read = await files.report(saved, 1)
      expect(problemsOfReport(read)).toEqual([])
      expect(read).toMatchObject({ same: 1, changed: 0, created: 0, variants: { same: 6, changed: 0, created: 0 } })
      const withoutZeros = await files.report(saved.replaceAll("'0123456789012", "123456789012"), 1)
      expect(new Set(problemsOfReport(withoutZeros).map((problem) => problem.replace(/^\d+ /, "")))).toEqual(
        new Set(["barcode ZEROS_LOST"]),
      )
    },
  )

  it("takes the list's filters", async () => {
    const [titles = [], ...rows] = readCsv(await files.exported("q=casque-aura"))
    expect(rows.map((row) => row[titles.indexOf("slug")]).filter(Boolean)).toEqual(["casque-aura"])
  })
})

describe("POST /api/admin/products/import", () => {
  let sku = ""
  beforeEach(async () => {
    sku = (await productWithSlug(editor, "casque-aura")).sku
  })

  it("tells every problem by row and column, and what would become of the others", async () => {
    const file = [
      "sku;name_fr;brand;product_type;price;last_price;quantity;categories;colors;published;poids",
      `${sku};;Aura;electronics;abc;;-2;rien;Noir|#12;peut-être;`,
      "NEUF-1;Lampe;Personne;lampes;12,5555;10;1,5;audio;;oui;3 kg",
      "NEUF-2;Lampe de poche;Aura;electronics;1 500,50;2000;4;audio;Noir|أسود|Black|#000000;non;",
      "NEUF-2;Encore;Aura;electronics;1500;1400;4;;;;",
      ";Sans;Aura;electronics;1;;;;;;",
    ].join("\r\n")
    const before = await everything()
    const read = await files.report(file, 1)
    expect(problemsOfReport(read).toSorted()).toEqual(
      [
        ...["2 price NOT_NUMBER", "2 quantity NOT_NUMBER", "2 colors NOT_COLOR", "2 published NOT_FLAG"],
        ...["2 categories UNKNOWN", "2 name_fr NEEDED", "3 price NOT_NUMBER", "3 quantity NOT_WHOLE"],
        ...["3 brand UNKNOWN", "3 product_type UNKNOWN"],
        ...["3 short_description_fr NEEDED", "5 sku TWICE"],
        ...["5 last_price NOT_ABOVE_PRICE", "6 sku NEEDED"],
      ].toSorted(),
    )
    expect(read).toMatchObject({ created: 1, problems: 4, columns: ["poids"] })
    const lamp = read.rows.find(({ line }) => line === 4)
    expect(lamp?.changes).toContainEqual({ column: "price", old: "", new: "1500.5" })
    expect(await everything()).toEqual(before)
    // The same for good stores nothing either.
    expect(await files.report(file, 0)).toMatchObject({ dryRun: false, problems: 4 })
    expect(await everything()).toEqual(before)
  })

  it("stores a file as a whole, tells how far it is, and writes down what was changed", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `LOT-${index};Article ${index};Aura;beauty;${100 + index};1`)
    const file = ["sku,name_fr,brand,product_type,price,quantity", ...rows, `${sku},,,,24000,`].join("\n")
    const commas = file.replaceAll(";", ",")
    const dry = await files.report(commas, 1)
    expect(dry).toMatchObject({ created: 120, changed: 0, problems: 1 })
    const before = await productWithSlug(editor, "casque-aura")
    const good = commas.replace(`${sku},,,,24000,`, `${sku},Casque Aura II,,,24000,`)
    const lines = await files.linesOf(good, 0)
    expect(lines.filter(({ kind }) => kind === "progress").length).toBeGreaterThan(1)
    expect(lines.at(-1)).toMatchObject({ kind: "result", data: { created: 120, changed: 1, problems: 0 } })
    expect(await productWithSlug(editor, "casque-aura")).toMatchObject({
      price: 24_000,
      lastPrice: 28_000,
      discount: 14,
      name: { fr: "Casque Aura II" },
      colors: before.colors,
      medias: before.medias,
      image: before.image,
    })
    expect(await productWithSlug(editor, "article-7")).toMatchObject({ price: 107, quantity: 1, publishedAt: null })
    const audit = shop.db.selectFrom("audit_log").selectAll().where("action", "=", "import")
    expect(await audit.execute()).toHaveLength(121)
    expect(await files.report(good, 1)).toMatchObject({ same: 121, created: 0, changed: 0 })
  })

  it("changes the stock by the difference to the export, so that orders placed since are not lost", async () => {
    const [titles = [], row = []] = readCsv(await files.exported("q=montre-nova-fit"))
    const at = titles.indexOf("quantity")
    const was = Number(row[at])
    expect((await orderUnits(shop, "montre-nova-fit", "0550440001")).status).toBe(201)
    const file = [titles, row.map((cell, index) => (index === at ? String(was + 10) : cell))]
    const text = file.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n")
    expect(await files.report(text, 0)).toMatchObject({ changed: 1, problems: 0 })
    expect((await productWithSlug(editor, "montre-nova-fit")).quantity).toBe(was + 9)
  })

  it("reads Excel's own files: semicolons with a byte order mark, and Unicode text with tabs", async () => {
    const text = `sku\tname_ar\r\n${sku}\tسماعات جديدة\r\n`
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])
    const answer = await files.post(wide, 1)
    expect(await answer.text()).toContain("سماعات جديدة")
    expect((await files.report(`\uFEFF${text.replaceAll("\t", ";")}`, 1)).changed).toBe(1)
  })

  it.each([
    ["NO_SKU", Buffer.from("name;price\nA;1")],
    ["NO_ROWS", Buffer.from("sku;price\n\n")],
  ])("refuses with %s", async (code, file) => {
    const answer = await files.post(file, 1)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.details).toEqual({ code })
  })

  it.each([
    [{ code: "NOT_UTF8", row: null, value: null }, Buffer.from("sku;name_fr\nA;Crème", "latin1")],
    [
      { code: "BAD_QUOTES", row: 2, value: null },
      Buffer.from('sku;price;short_description_fr\nRT-2;1400;"Etui" souple\nRT-7;1400;Autre\nRT-8;1400;Encore'),
    ],
    [{ code: "BAD_QUOTES", row: 3, value: null }, Buffer.from('sku;price\nRT-2;1400\n"RT-7;1400\nRT-8;1400\n')],
    [{ code: "TITLE_TWICE", row: 1, value: "price" }, Buffer.from("sku;price; Price \nRT-2;1400;1500")],
  ])("refuses what can be read in two ways, and tells where: %j", async (details, file) => {
    for (const dryRun of [1, 0] as const) {
      const answer = await files.post(file, dryRun)
      expect([answer.status, (await answer.json()).error.details]).toEqual([400, details])
    }
  })

  it("names rows with a cell under no title, numbers that could be two, and moments of Algeria's clock", async () => {
    const file = [
      "sku;published;price;;",
      `${sku};2027-01-31T08:00;12.500`,
      `${sku}-2;;1,500;x`,
      `${sku}-3;2027-02-30T08:00;0,250;;;`,
      `${sku}-4;;1 500;;; y`,
      `;;;;; `,
    ].join("\n")
    const problems = problemsOfReport(await files.report(file, 1))
    expect(problems.filter((problem) => /NO_TITLE|AMBIGUOUS_NUMBER|NOT_MOMENT/.test(problem))).toEqual([
      ...["2 price AMBIGUOUS_NUMBER", "3 price AMBIGUOUS_NUMBER", "3  NO_TITLE", "4 price AMBIGUOUS_NUMBER"],
      ...["4 published NOT_MOMENT", "5  NO_TITLE"],
    ])
    const timed = await files.report(`sku;published\n${sku};2027-01-31T08:00`, 1)
    expect(timed.rows[0]?.changes).toMatchObject([{ column: "published", new: "2027-01-31T07:00:00.000Z" }])
  })

  it.each([
    [{ code: "TOO_MANY_ROWS", max: 20_000, row: null, column: null }, `sku\n${"A\n".repeat(20_001)}`],
    [{ code: "TOO_MANY_ROWS", max: 100_000, row: null, column: null }, `sku\n${"\n".repeat(100_001)}`],
    [{ code: "TOO_MANY_COLUMNS", max: 100, row: 3, column: null }, `sku;a\nA\n${"x;".repeat(1_000_000)}\n`],
    [{ code: "TOO_MANY_COLUMNS", max: 100, row: 1, column: null }, ",".repeat(3_000_000)],
    [{ code: "TOO_MANY_CELLS", max: 2_000_000, row: 20_001, column: null }, `sku${",".repeat(99)}\n`.repeat(20_001)],
    [{ code: "TOO_MANY_ROWS", max: 40_000, row: null, column: null }, `sku,parent\n${",A\n".repeat(40_001)}`],
    [{ code: "CELL_TOO_LONG", max: 32_767, row: 2, column: 2 }, `sku;name_fr\nA;${"x".repeat(32_768)}\n`],
    [{ code: "CELL_TOO_LONG", max: 32_767, row: 2, column: 1 }, `sku;name_fr\n"A;${"\n".repeat(5_000_000)}`],
  ])(
    "refuses what holds too much, and tells the limit and where it is: %j",
    { tags: ["@long"] },
    async (details, file) => {
      const answer = await files.post(file, 0)
      expect(answer.status).toBe(400)
      expect((await answer.json()).error.details).toEqual(details)
    },
  )

  it("reads a file of many megabytes some rows at a time, and finds what is there twice", {
    tags: ["@long"],
  }, async () => {
    const long = "Une longue description. ".repeat(830)
    const row = (number: number) => `GROS-${number};Article ${number};Aura;beauty;100;${long}`
    const rows = [...Array.from({ length: 600 }, (_, number) => row(number)), row(0)]
    const file = ["sku;name_fr;brand;product_type;price;description_fr", ...rows].join("\n")
    expect(file.length).toBeGreaterThan(11 * 1024 * 1024)
    const read = await files.report(file, 1)
    expect(read).toMatchObject({ created: 600, problems: 1 })
    expect(problemsOfReport(read)).toEqual(["602 sku TWICE"])
  })

  it("is for those who may write", async () => {
    const agent = await signedIn(shop, "agent")
    expect((await sendAdmin(agent, "POST", "/products/import?dryRun=1", "sku")).status).toBe(403)
  })
})
