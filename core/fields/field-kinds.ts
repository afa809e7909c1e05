import { z } from "zod"
import { noTexts } from "../i18n/texts.ts"
import type { Fields, FieldUse, PlainField, ShownValues } from "./field.ts"
import { mapFields } from "./field-values.ts"
import { anyText, moment, texts } from "./text-schemas.ts"

// One function for each kind of field. Each adds to the use of a field its schemas and its empty value.

const maxAmount = 100_000_000
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** An amount in dinars. */
export const amount = z.number().min(0).max(maxAmount).refine(hasTwoDecimals, "has two decimals at most")

const described = <S extends z.ZodType>(schema: S, { description }: FieldUse): S =>
  description === undefined ? schema : schema.meta({ description })

function plain<
  const Kind extends PlainField["kind"],
  Schema extends z.ZodType,
  Answer extends z.ZodType,
  Empty,
  const Use extends FieldUse & { maxLength?: number; max?: number },
>(kind: Kind, schema: Schema, answer: Answer, empty: Empty, use: Use) {
  return { ...use, kind, schema: described(schema, use), answer: described(answer, use), empty }
}

/** A text in the three languages.
 *  @param maxLength characters of one language */
export const textsField = <const Use extends FieldUse>(maxLength: number, use: Use) => ({
  ...use,
  kind: "texts" as const,
  schema: texts(maxLength),
  answer: texts(maxLength),
  empty: noTexts,
  maxLength,
})

/** A text that is the same in all languages.
 *  @param maxLength characters
 *  @param schema where any text will not do */
export const textField = <const Use extends FieldUse>(
  maxLength: number,
  use: Use,
  schema: z.ZodType<string> = anyText(maxLength),
) => plain("text", schema, z.string(), "", { ...use, maxLength })

/** One of some words; the first one is that of a new thing. */
export const choiceField = <const Words extends readonly [string, ...string[]], const Use extends FieldUse>(
  words: Words,
  use: Use,
) => plain("choice", z.enum(words), z.enum(words), words[0], use)

/** An amount: dinars on the wire, centimes in the program.
 *  @param schema where its limits are rules of their own */
export const amountField = <const Use extends FieldUse>(use: Use, schema: z.ZodType<number> = amount) =>
  plain("amount", schema, z.number(), 0, use)

/** A whole number from 0 to `max`.
 *  @param schema where its limits are rules of their own */
export const wholeField = <const Use extends FieldUse>(
  max: number,
  use: Use,
  schema: z.ZodType<number> = z.int().min(0).max(max),
) => plain("whole", schema, z.int(), 0, { ...use, max })

/** Yes or no. */
export const flagField = <const Use extends FieldUse>(use: Use) => plain("flag", z.boolean(), z.boolean(), false, use)

/** A moment. */
export const momentField = <const Use extends FieldUse>(use: Use) => plain("moment", moment, z.iso.datetime(), "", use)

type Optional<F extends PlainField> = Omit<F, "schema" | "answer" | "empty"> & {
  schema: z.ZodNullable<F["schema"]>
  answer: z.ZodNullable<F["answer"]>
  empty: null
}

/** The same field with null for none. */
export const optional = <F extends PlainField>(field: F): Optional<F> => ({
  ...field,
  schema: described(z.nullable(field.schema), field),
  answer: described(z.nullable(field.answer), field),
  empty: null,
})

type ShownSchemas<F extends Fields> = { [Name in keyof F]: z.ZodType<ShownValues<F>[Name], ShownValues<F>[Name]> }

/** The schemas of fields as the public API answers with them, in one language. */
export const shownOf = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => {
    if (field.kind !== "texts") return field.answer
    return field.isNullable ? z.string().nullable() : z.string()
  }) as ShownSchemas<F>
