import type { z } from "zod"
import type { Field, Fields, ShownValues } from "#core/fields/field.ts"
import { mapFields } from "#core/fields/field-values.ts"
import { moment, number, text } from "./lenient.ts"

/** Reads a field leniently: of what is no value of its kind the field is empty. */
function lenientField(field: Field): z.ZodType {
  if (field.kind === "texts") return field.isNullable ? textOrNull(field.maxLength) : text(field.maxLength)
  const { kind, schema, empty, maxLength = 0 } = field
  if (kind === "text") return empty === null ? textOrNull(maxLength) : text(maxLength)
  if (kind === "moment") return moment
  if (kind === "amount" || kind === "whole") return number.transform((value) => schema.catch(empty).parse(value))
  return schema.catch(empty)
}

const textOrNull = (maxLength: number) => text(maxLength).transform((value) => value || null)

/** Schemas that read declared fields of a Strapi, which any of them may be missing in, null or of another type. */
export const lenientFields = <F extends Fields>(fields: F) =>
  mapFields(fields, lenientField) as { [Name in keyof F]: z.ZodType<ShownValues<F>[Name]> }
