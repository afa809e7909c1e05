import type { Field, Fields, PlainKind, TextsField, Value, Values } from "#core/fields/field.ts"
import { mapFields } from "#core/fields/field-values.ts"
import { decimalText, readNumber, readWhole } from "#core/text/parse-number.ts"
import type { TextKey } from "../../i18n/texts.ts"

/** Error texts of values of these kinds that cannot be read. They are texts until they are sent. */
const typedKinds = {
  text: undefined,
  amount: "product.problem.amount",
  whole: "product.problem.whole",
} as const satisfies Partial<Record<PlainKind, TextKey | undefined>>
type Typed = { kind: keyof typeof typedKinds }

type DraftValue<F extends Field> = F extends Typed ? string : Value<F>

/** The values of fields in a form. */
export type DraftValues<F extends Fields> = { -readonly [Name in keyof F]: DraftValue<F[Name]> }

type NameOf<F extends Fields, Kind> = keyof F &
  string &
  { [Name in keyof F]: F[Name] extends Kind ? Name : never }[keyof F]

/** Names of fields with one input in which a value is typed. */
export type TypedName<F extends Fields> = NameOf<F, Typed>

/** Names of fields with a text in each language. */
export type TextsName<F extends Fields> = NameOf<F, TextsField>

const isTyped = (kind: Field["kind"]): kind is Typed["kind"] => kind in typedKinds

/** Values as a form shows them. */
export const toDraftValues = <F extends Fields>(fields: F, values: Values<F>) =>
  mapFields(fields, ({ kind }, name): unknown => {
    const value: unknown = values[name]
    if (!isTyped(kind)) return value
    return typeof value === "number" ? decimalText(value) : (value ?? "")
  }) as DraftValues<F>

function readTyped({ kind, empty }: Field, typed: string): unknown {
  const text = typed.trim()
  if (kind === "text") return text || empty
  // A price that is not known yet is 0; a stock is always known.
  if (text === "" && (kind === "amount" || empty === null)) return empty
  return (kind === "amount" ? readNumber(text) : readWhole(text)) ?? Number.NaN
}

/** Values as they are sent; NaN for a number that cannot be read. */
export const fromDraftValues = <F extends Fields>(fields: F, draft: DraftValues<F>) =>
  mapFields(fields, (field, name): unknown => {
    const value: unknown = draft[name]
    return isTyped(field.kind) && typeof value === "string" ? readTyped(field, value) : value
  }) as Values<F>

export type LabelledFields = Readonly<Record<string, Field & { label: TextKey; problem?: TextKey }>>

/** Returns the fields that the contract rejects, with their error texts. */
export function typedProblems<F extends LabelledFields>(fields: F, draft: DraftValues<F>) {
  const values = fromDraftValues(fields, draft)
  return Object.entries(fields).flatMap(([field, { kind, schema, label, problem }]) => {
    if (!isTyped(kind) || schema.safeParse(Reflect.get(values, field)).success) return []
    const text = problem ?? typedKinds[kind]
    return text ? [{ field, label, text }] : []
  })
}
