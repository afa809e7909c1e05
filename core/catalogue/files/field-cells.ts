import type { PlainField, TextsField, Value, Values } from "../../fields/field.ts"
import { fieldFromWire, inFiles, mapFields, namesOf } from "../../fields/field-values.ts"
import { locales } from "../../i18n/locale.ts"
import type { Texts } from "../../i18n/texts.ts"
import { toDinars } from "../../money.ts"
import { adminFields } from "../product-fields.ts"
import { type CellReader, maxAmount } from "./file-cells.ts"
import type { ProductColumn, ProductFileProblem, TranslatedColumn } from "./product-columns.ts"

/** The declared fields that files of products have. */
export const fileFields = inFiles(adminFields)

type FileFields = typeof fileFields
type TextsCells = TextsField & { file: TranslatedColumn }
type PlainCell = PlainField & { file: ProductColumn }

type TextsName = { [Name in keyof FileFields]: FileFields[Name] extends TextsField ? Name : never }[keyof FileFields]

/** The values of these fields, as a file tells them. */
export type FileValues = Values<FileFields>

/** Values of a row; undefined = not stated. Amounts in dinars. */
export type SaidValues = Record<TextsName, Partial<Texts>> & {
  -readonly [Name in Exclude<keyof FileFields, TextsName>]?: Value<FileFields[Name]>
}

type Cells = Partial<Record<ProductColumn, string | number>>

function plainCell({ kind }: PlainField, value: unknown): string | number {
  if (typeof value === "boolean") return value ? 1 : 0
  if (typeof value === "number") return kind === "amount" ? toDinars(value) : value
  return typeof value === "string" ? value : ""
}

const textIn = (texts: unknown, locale: string) => String(Reflect.get(Object(texts), locale) ?? "")

/** The cells of the fields by their columns. */
export function fieldCells(values: FileValues): Cells {
  const cells: Cells = {}
  for (const name of namesOf(fileFields)) {
    const field: TextsCells | PlainCell = fileFields[name]
    if (field.kind !== "texts") cells[field.file] = plainCell(field, values[name])
    else for (const locale of locales) cells[`${field.file}_${locale}`] = textIn(values[name], locale)
  }
  return cells
}

function readTexts({ file, maxLength }: TextsCells, reader: CellReader): Partial<Texts> {
  const given = locales.map((locale) => [locale, reader.text(`${file}_${locale}`, maxLength)] as const)
  return Object.fromEntries(given.filter(([, text]) => text !== undefined))
}

/** Error of a text that the schema of its field rejects. */
const problems: Partial<Record<ProductColumn, ProductFileProblem>> = { slug: "NOT_SLUG" }

/** Reads a cell; an empty one clears an optional field, and leaves other fields unchanged. */
function readPlain({ kind, file, empty, schema, maxLength, max = maxAmount }: PlainCell, reader: CellReader): unknown {
  const orEmpty = (value: unknown) => (empty === null ? reader.orNull(file, value) : value)
  if (kind === "flag") return reader.flag(file)
  if (kind === "amount") return orEmpty(reader.number(file, max))
  if (kind === "whole") return orEmpty(reader.whole(file, max))
  const said =
    kind === "choice" || file === "product_type" ? reader.said(file)?.toLowerCase() : reader.said(file, maxLength)
  if (said === undefined) return orEmpty(undefined)
  return schema.safeParse(said).success ? said : reader.wrong(file, problems[file] ?? "UNKNOWN")
}

/** Reads the fields' cells of a row. */
export const readFieldCells = (reader: CellReader) =>
  // Reading a kind returns the type of its values.
  mapFields(fileFields, (field: TextsCells | PlainCell) =>
    field.kind === "texts" ? readTexts(field, reader) : readPlain(field, reader),
  ) as SaidValues

/** Values after a row of a file: what it does not say stays as it was. */
export const mergeSaid = (before: FileValues, said: SaidValues) =>
  mapFields(fileFields, (field, name): unknown => {
    const next = said[name]
    if (field.kind === "texts") return { ...Object(before[name]), ...Object(next) }
    return next === undefined ? before[name] : fieldFromWire(field, next)
  }) as FileValues
