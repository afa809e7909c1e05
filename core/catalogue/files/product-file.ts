import { splitList, unescapeName } from "../../files/list-cell.ts"
import { type Locale, locales } from "../../i18n/locale.ts"
import { readShopMoment } from "../../i18n/shop-day.ts"
import type { Texts } from "../../i18n/texts.ts"
import { maxUnits } from "../product-type.ts"
import { nameInFiles, readSize, type SizeKind, sizeKinds, sizeTexts } from "../variants/size-values.ts"
import { readFieldCells, type SaidValues } from "./field-cells.ts"
import { cellReader } from "./file-cells.ts"
import { maxProductPictures, maxReferenceLength, readPictureCell } from "./picture-cell.ts"
import type { ProductColumn, RowCells, RowProblem } from "./product-columns.ts"

/** Values of a row; undefined = not stated. Amounts in dinars. */
export type ProductFileRow = SaidValues & {
  sku: string
  categories?: string[]
  brand?: string
  /** Plain paragraphs. */
  description: Partial<Texts>
  discount?: number
  quantityWas?: number
  sizes?: string[]
  sizeKind?: SizeKind
  colors?: FileColor[]
  /** Addresses or names of files, the main picture first. */
  pictures?: string[]
  tags: Partial<Record<Locale, string[]>>
  /** A moment, or whether it is on sale. */
  published?: boolean | string
}

/** Reads one row of a file of products. An empty cell empties a text, a list or the earlier price, and says nothing of
 *  whatever a product cannot be without.
 *  @param cells the row's cells by their columns; a column that the file does not have is not there */
export function readProductRow(cells: RowCells): { row: ProductFileRow; problems: RowProblem[] } {
  const reader = cellReader(cells)
  const { problems, wrong, text, said, code, whole, values, list, flag } = reader
  const published = (): boolean | string | undefined => {
    const given = said("published")
    if (given === undefined || !/^\d{4}-\d\d-\d\d/.test(given)) return flag("published")
    return readShopMoment(given) ?? wrong("published", "NOT_MOMENT")
  }
  const sizeKind = (): SizeKind | undefined => {
    const given = said("size_kind")
    const known = sizeKinds.find((one) => one === given?.toLowerCase())
    return given === undefined ? undefined : (known ?? wrong("size_kind", "NOT_SIZE_KIND"))
  }
  const pictures = (): string[] | undefined => {
    const given = text("pictures")
    const named = given === undefined ? undefined : readPictureCell(given)
    if (named && named.length > maxProductPictures) return wrong("pictures", "TOO_MANY_PICTURES")
    return named?.some((one) => one.length > maxReferenceLength) ? wrong("pictures", "TOO_LONG") : named
  }
  const inEach = <T>(prefix: "description" | "tags", read: (c: ProductColumn) => T) => {
    const read1 = locales.map((locale) => [locale, read(`${prefix}_${locale}`)] as const)
    return Object.fromEntries(read1.filter(([, value]) => value !== undefined)) as Partial<
      Record<Locale, Exclude<T, undefined>>
    >
  }
  const sku = code("sku") ?? ""
  if (sku === "" && !problems.some(({ column }) => column === "sku")) wrong("sku", "NEEDED")
  const row = {
    ...readFieldCells(reader),
    sku,
    brand: said("brand"),
    categories: list("categories", 20, 200),
    description: inEach("description", (column) => text(column)),
    tags: inEach("tags", (column) => list(column, 30, 60)),
    discount: whole("discount", 100),
    quantityWas: whole("quantity_was", maxUnits),
    sizes: readSizes(values("sizes", 30), (code, value) => void wrong("sizes", code, value)),
    sizeKind: sizeKind(),
    colors: readColors(values("colors", 30), (value) => void wrong("colors", "NOT_COLOR", value)),
    pictures: pictures(),
    published: published(),
  }
  const givenEntries = Object.entries(row).filter(([, value]) => value !== undefined)
  return { row: Object.fromEntries(givenEntries) as ProductFileRow, problems }
}

export type FileColor = { name: Texts; hex: string }

/** A colour as a file has it: `Noir|أسود|Black|#111111`; undefined when it is none. */
export function readColor(text: string): FileColor | undefined {
  const [fr = "", ar = "", en = "", hex = "", ...more] = splitList(text, "|").map(unescapeName)
  const isColor = nameInFiles({ fr, ar, en }) !== "" && more.length === 0 && /^#[0-9a-f]{6}$/i.test(hex)
  if (!isColor || [fr, ar, en].some((name) => name.length > 60)) return undefined
  return { name: { fr, ar, en }, hex: hex.toLowerCase() }
}

/** Characters of a size's name in one language. */
const maxSizeLength = 30

/** Finds the error of a size of a file; undefined = none. */
export function sizeProblem(text: string): "NOT_SIZE" | "TOO_LONG" | undefined {
  const size = readSize(text)
  if (size === undefined) return "NOT_SIZE"
  const names = typeof size === "string" ? [size] : Object.values(size)
  return names.some((name) => name.length > maxSizeLength) ? "TOO_LONG" : undefined
}

function readSizes(parts: string[] | undefined, wrong: (code: "NOT_SIZE" | "TOO_LONG", value: string) => void) {
  return parts?.flatMap((part) => {
    const problem = sizeProblem(part)
    if (problem) wrong(problem, part)
    return problem ? [] : sizeTexts([readSize(part) ?? part])
  })
}

function readColors(parts: string[] | undefined, wrong: (value: string) => void): FileColor[] | undefined {
  return parts?.flatMap((part) => {
    const color = readColor(part)
    if (!color) wrong(part)
    return color ?? []
  })
}
