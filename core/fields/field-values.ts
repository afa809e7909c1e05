import type { Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"
import { fromDinars, toDinars } from "../money.ts"
import { pick } from "../pick.ts"
import type { CardFields, Field, Fields, FileFields, PageFields, ShownValues, StoredRow, Values } from "./field.ts"

// Each function passes over fields and gives back an object with the same names: what it does depends on the kind of a field alone.

/** The names of fields. */
// The keys of a literal, which has no others.
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[]

/** A field by its name. */
export const fieldOf = <F extends Fields, Name extends keyof F>(fields: F, name: Name): F[Name] => fields[name]

/** Calculates something of each field. */
export const mapFields = <F extends Fields, Out>(fields: F, of: (field: F[keyof F], name: keyof F & string) => Out) =>
  // The same keys, each once.
  Object.fromEntries(namesOf(fields).map((name) => [name, of(fields[name], name)])) as Record<keyof F, Out>

/** The values of fields from an object with more than them. */
export const pickFields = <F extends Fields, T extends Record<keyof F, unknown>>(fields: F, from: T) =>
  pick(from, ...namesOf(fields))

/** The columns of fields, each once. */
export const columnsOf = <F extends Fields>(fields: F): F[keyof F]["column"][] =>
  Object.values(mapFields(fields, ({ column }) => column))

const filterFields = (fields: Fields, test: (field: Field) => unknown) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => test(field)))

/** Those of fields that lists carry. */
export const onCards = <F extends Fields>(fields: F) =>
  filterFields(fields, ({ isOnPageAlone }) => !isOnPageAlone) as CardFields<F>

/** Those that the page of one thing alone carries. */
export const onPageAlone = <F extends Fields>(fields: F) =>
  filterFields(fields, ({ isOnPageAlone }) => isOnPageAlone) as PageFields<F>

/** Those that files have. */
export const inFiles = <F extends Fields>(fields: F) => filterFields(fields, ({ file }) => file) as FileFields<F>

/** The schemas of fields as the admin API takes them. */
export const schemasOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ schema }) => schema) as { [Name in keyof F]: F[Name]["schema"] }

/** The schemas of fields as the admin API answers with them. */
export const answersOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ answer }) => answer) as { [Name in keyof F]: F[Name]["answer"] }

/** Default values of the fields. */
export const emptyValues = <F extends Fields>(fields: F) => mapFields(fields, ({ empty }) => empty) as Values<F>

const wireValue = ({ kind }: Field, value: unknown): unknown =>
  kind === "amount" && typeof value === "number" ? toDinars(value) : value

/** A value of the wire in the program: an amount in centimes. */
export const fieldFromWire = ({ kind }: Field, value: unknown): unknown =>
  kind === "amount" && typeof value === "number" ? fromDinars(value) : value

/** Values as they are sent: amounts in dinars. */
export const toWire = <F extends Fields, T extends Record<keyof F, unknown>>(fields: F, values: T) =>
  // An amount is a number in both.
  mapFields(fields, (field, name) => wireValue(field, values[name])) as Pick<T, keyof F>

/** Values as they were sent: amounts in centimes. */
export const fromWire = <F extends Fields, T extends Record<keyof F, unknown>>(fields: F, values: T) =>
  // An amount is a number in both.
  mapFields(fields, (field, name) => fieldFromWire(field, values[name])) as Pick<T, keyof F>

/** The columns of values. */
export const toColumns = <F extends Fields>(fields: F, values: Values<F>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, column }]) => {
      const value: unknown = Reflect.get(values, name)
      return [column, kind === "flag" ? Number(value) : value]
    }),
  ) as StoredRow<F>

/** The values of columns. */
export const fromColumns = <F extends Fields>(fields: F, row: StoredRow<F>) =>
  mapFields(fields, ({ kind, column }) => {
    const stored: unknown = Reflect.get(row, column)
    return kind === "flag" ? stored === 1 : stored
  }) as Values<F>

/** Translated texts of a row of one language, as its columns hold them. */
export const textsFromColumns = <F extends Fields>(fields: F, row: StoredRow<F>) =>
  mapFields(fields, ({ column }): unknown => Reflect.get(row, column)) as ShownValues<F>

/** The columns of translated texts in one language; "" where nothing is written. */
export const textsToColumns = <F extends Fields>(fields: F, values: Record<keyof F, Texts>, locale: Locale) =>
  Object.fromEntries(
    Object.values(mapFields(fields, ({ column }, name) => [column, values[name][locale]] as const)),
  ) as Record<F[keyof F]["column"], string>
