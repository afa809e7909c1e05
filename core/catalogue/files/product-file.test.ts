import fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { emptyValues } from "../../fields/field-values.ts"
import { type CsvStyle, csvLine } from "../../files/csv.ts"
import { readCsv } from "../../files/read-csv.ts"
import { namedSizes, type StoredSize, sizeTexts } from "../variants/size-values.ts"
import { type FileVariant, readVariantRow } from "../variants/variant-file.ts"
import { fileFields } from "./field-cells.ts"
import { readProductRow } from "./product-file.ts"
import { exportedColumns, type FileProduct, productLines } from "./product-file-cells.ts"

const now = "2026-11-28T10:00:00.000Z"

/** What a spreadsheet makes of a cell that it takes for a number, a date, a yes or a formula. */
function rewritten(cell: string, { decimal }: CsvStyle): string {
  if (/^\s*[=+\-@]/.test(cell)) return "#NAME?"
  if (/^(true|false|vrai|faux)$/i.test(cell)) return cell.toUpperCase() === "TRUE" ? "VRAI" : "FAUX"
  if (/^\d{1,2}[-/]\d{1,2}$/.test(cell)) return "10-déc"
  if (!new RegExp(`^\\d+(\\${decimal}\\d+)?(e\\+?\\d+)?$`, "i").test(cell)) return cell
  const value = Number(cell.replace(decimal, "."))
  return (value < 1e11 ? String(value) : value.toExponential(5).toUpperCase()).replace(".", decimal)
}

/** A file as a spreadsheet saves it: quoted as it likes, without empty cells at a row's end. */
function saved(file: string, style: CsvStyle, quotes: boolean): string {
  const rows = readCsv(file).map((cells) => {
    const other = cells.map((cell) => rewritten(cell, style))
    return other.slice(0, other.findLastIndex(Boolean) + 1)
  })
  return Papa.unparse(rows, { delimiter: style.separator, newline: "\r\n", quotes })
}

function readBack(file: string) {
  const [titles = [], ...rows] = readCsv(file)
  return rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ""])))
}

const signs = [
  "'",
  "-",
  "=",
  "+",
  "@",
  "0",
  "1",
  "5",
  ";",
  "|",
  "\\",
  "é",
  "ع",
  " ",
  '"',
  ",",
  "\n",
  "/",
  "%",
  "e",
  ".",
]
const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs, "\t", "T", ":", "mai"), maxLength }).map((one) => one.trim())
const name = (maxLength: number) => text(maxLength).map((one) => one || "x")
const texts = fc.record({ fr: name(12), ar: text(12), en: text(12) })
const size: fc.Arbitrary<StoredSize> = fc.oneof(name(8), texts)
const names = fc.array(name(8), { maxLength: 3 })
const style = fc.constantFrom<CsvStyle>({ separator: ";", decimal: "," }, { separator: ",", decimal: "." })

const product = (facts: Partial<FileProduct>): FileProduct => ({
  ...emptyValues(fileFields),
  sku: "A",
  slug: "a",
  productType: "fashion",
  categories: [],
  brand: "Aura",
  name: { fr: "A", ar: "", en: "" },
  description: { fr: "", ar: "", en: "" },
  price: 100_000,
  quantity: 3,
  sizes: [],
  sizeKind: "size",
  colors: [],
  tags: { fr: [], ar: [], en: [] },
  pictures: [],
  publishedAt: null,
  ...facts,
})

const variant: FileVariant = {
  sku: "A-1",
  parent: "A",
  color: "",
  size: "",
  barcode: null,
  price: null,
  lastPrice: null,
  quantity: 1,
  weight: null,
  cost: null,
  picture: null,
  active: true,
}

const exported = (one: FileProduct, variants: FileVariant[], how: CsvStyle) =>
  csvLine(exportedColumns, how) + productLines({ product: one, variants }, now, how)

describe("an export that a spreadsheet has opened and saved", () => {
  it("says what it said, whatever the texts of its products are", () => {
    const facts = fc.record({
      sku: name(10),
      name: texts,
      shortDescription: texts,
      description: texts,
      brand: name(10),
      price: fc.nat(100_000_000),
      quantity: fc.nat(1_000_000),
      tags: fc.record({ fr: names, ar: names, en: names }),
      colors: fc.array(fc.record({ name: texts, hex: fc.constant("#0a1b2c") }), { maxLength: 2 }),
    })
    const ofVariant = fc.record({ sku: name(10), color: name(10), size: name(10), barcode: name(14) })
    fc.assert(
      fc.property(
        facts,
        fc.array(size, { maxLength: 3 }),
        ofVariant,
        style,
        fc.boolean(),
        (own, sizes, more, how, quotes) => {
          const given = product({ ...own, sizes: sizeTexts(sizes), publishedAt: "2027-01-31T07:00:00.000Z" })
          const file = saved(exported(given, [{ ...variant, ...more, parent: own.sku }], how), how, quotes)
          const [ofProduct = {}, row = {}] = readBack(file)
          const read = readProductRow(ofProduct)
          expect(read.problems).toEqual([])
          const { sku, brand, shortDescription, description, quantity, tags, colors } = own
          expect(read.row).toMatchObject({
            sku,
            brand,
            name: own.name,
            shortDescription,
            description,
            quantity,
            tags,
            colors,
          })
          expect(read.row).toMatchObject({ price: own.price / 100, published: given.publishedAt })
          expect(namedSizes(read.row.sizes ?? [], [])).toEqual(sizes)
          const cells = readVariantRow(row)
          expect(cells.problems).toEqual([])
          expect(cells.row).toMatchObject({ sku: more.sku, parent: own.sku, barcode: more.barcode })
          expect(namedSizes([cells.row.size ?? "", cells.row.color ?? ""], [])).toEqual([more.size, more.color])
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(["0123456789012", "6130001000017", "'-20 % sur tout'", "''=1", "10-12", "36,5", "1E5", "VRAI", "mai-27"])(
    "keeps %j",
    (text) => {
      const how = { separator: ";", decimal: "," } as const
      const more = { ...variant, barcode: text }
      const [ofProduct = {}, row = {}] = readBack(
        saved(exported(product({ name: { fr: text, ar: "", en: "" } }), [more], how), how, false),
      )
      expect([readProductRow(ofProduct).row.name.fr, readVariantRow(row).row.barcode]).toEqual([text, text])
    },
  )
})

describe("a row of a product", () => {
  it("has names with separators behind backslashes, and other backslashes as they stand", () => {
    const { row, problems } = readProductRow({
      sku: "A",
      tags_fr: "été\\; hiver; C:\\dossier; a\\\\b",
      sizes: "M\\|L; Grand|كبير|Large",
      colors: "Bleu\\; nuit|أزرق|Navy|#000080",
    })
    expect(problems).toEqual([])
    expect(row.tags.fr).toEqual(["été; hiver", "C:\\dossier", "a\\b"])
    expect(namedSizes(row.sizes ?? [], [])).toEqual(["M|L", { fr: "Grand", ar: "كبير", en: "Large" }])
    expect(row.colors?.[0]?.name.fr).toBe("Bleu; nuit")
  })

  it("has moments of Algeria's clock, and names what is none", () => {
    const published = (cell: string) => readProductRow({ sku: "A", published: cell })
    expect(published("2027-01-31T08:00").row.published).toBe("2027-01-31T07:00:00.000Z")
    expect(published("2027-01-31 08:00").row.published).toBe("2027-01-31T07:00:00.000Z")
    expect(published("2027-02-30T08:00").problems).toMatchObject([{ column: "published", code: "NOT_MOMENT" }])
    expect(published("peut-être").problems).toMatchObject([{ column: "published", code: "NOT_FLAG" }])
  })

  it.each(["0,250", "00.500", "1.234", "12.500", "1,500"])("names the price %s as one that could be two", (price) => {
    expect(readProductRow({ sku: "A", price }).problems).toEqual([
      { column: "price", code: "AMBIGUOUS_NUMBER", value: price },
    ])
  })

  it("names a SKU that a spreadsheet has rounded, unless it is guarded", () => {
    expect(readProductRow({ sku: "6,13E+12" }).problems).toMatchObject([{ column: "sku", code: "ROUNDED" }])
    expect(readProductRow({ sku: "'6e+12" })).toMatchObject({ row: { sku: "6e+12" }, problems: [] })
  })
})
