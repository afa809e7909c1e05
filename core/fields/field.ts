import type { z } from "zod"

/** Properties of a field besides its type. */
export type FieldUse = {
  /** Column of its row, or of its rows of texts where it is translated. */
  column: string
  /** Key of its label in the texts of the console. */
  label: string
  /** Key of what the console says of a value that the schema rejects; that of the kind where it is left out. */
  problem?: string
  /** Of the documentation of the API. */
  description?: string | undefined
  /** Column in files; a translated field has one in each language, such as `name_fr`. None = files do not have it. */
  file?: string
  /** Left out of lists: the page of one thing alone carries it. */
  isOnPageAlone?: true
  /** Of a text: the column holds null for an empty one, and the public API sends it. */
  isNullable?: true
}

type FieldValue = {
  /** Of the value that the admin API takes: amounts in dinars, moments in ISO 8601. */
  schema: z.ZodType
  /** Of the value that the API answers with. */
  answer: z.ZodType
  /** The value of a thing of which nothing is said. */
  empty: unknown
  /** Characters. */
  maxLength?: number
  /** The largest number. */
  max?: number
}

/** A text in the three languages. */
export type TextsField = FieldUse & FieldValue & { kind: "texts"; maxLength: number }

/** Amounts are integer centimes in the program and dinars on the wire. */
export type PlainKind = "text" | "choice" | "amount" | "whole" | "flag" | "moment"

/** A field with one value for all languages. */
export type PlainField = FieldUse & FieldValue & { kind: PlainKind }

export type Field = TextsField | PlainField
export type Fields = Readonly<Record<string, Field>>

/** The value of a field as the program works with it; on the wire it has the same type. */
export type Value<F extends Field> = z.output<F["schema"]>
export type Values<F extends Fields> = { -readonly [Name in keyof F]: Value<F[Name]> }

type ShownValue<F extends Field> = F extends { kind: "texts" }
  ? F extends { isNullable: true }
    ? string | null
    : string
  : Value<F>

/** The values of fields in one language. */
export type ShownValues<F extends Fields> = { -readonly [Name in keyof F]: ShownValue<F[Name]> }

type StoredValue<F extends Field> = F extends { kind: "flag" } ? 0 | 1 : ShownValue<F>

/** The columns of fields; of translated ones in one language. */
export type StoredRow<F extends Fields> = { -readonly [Name in keyof F as F[Name]["column"]]: StoredValue<F[Name]> }

/** Those of fields that are declared with a property, and the others. */
export type FieldsWith<F extends Fields, Property> = {
  [Name in keyof F as F[Name] extends Property ? Name : never]: F[Name]
}
export type FieldsWithout<F extends Fields, Property> = {
  [Name in keyof F as F[Name] extends Property ? never : Name]: F[Name]
}
type OnPageAlone = { isOnPageAlone: true }
export type CardFields<F extends Fields> = FieldsWithout<F, OnPageAlone>
export type PageFields<F extends Fields> = FieldsWith<F, OnPageAlone>
export type FileFields<F extends Fields> = FieldsWith<F, { file: string }>
