import fc from "fast-check"
import { z } from "zod"
import { goodValues } from "./fuzz-good-values.ts"
import { mostly, nastyText, nastyValue } from "./fuzz-values.ts"

/** The part of JSON Schema that the API's contract is written in. */
export type Schema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
}

export const jsonSchema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.string().or(z.array(z.string())).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
  }),
)

export type Components = Record<string, Schema>

/** The schema that a reference such as `#/components/schemas/Order` stands for.
 *  @throws when there is none */
export function resolved(schema: Schema, components: Components): Schema {
  if (schema.$ref === undefined) return schema
  const found = components[schema.$ref.split("/").at(-1) ?? ""]
  if (!found) throw new Error(`The contract has no ${schema.$ref}`)
  return found
}

/** Values of a schema, in which now and then a part is something else, is missing, or has a neighbour too many. */
export function anyValue(schema: Schema, components: Components, name = ""): fc.Arbitrary<unknown> {
  return mostly(meant(resolved(schema, components), components, name), nastyValue, 40)
}

function meant(schema: Schema, components: Components, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  const isWhole = schema.type !== "object" && schema.type !== "array"
  if (isWhole && Object.hasOwn(goodValues, name)) return goodValues[name] ?? nastyValue
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map((choice) => anyValue(choice, components, name)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => meant({ ...schema, type }, components, name)))
  }
  if (schema.type === "object") return objectOf(schema, components)
  if (schema.type === "array") {
    return fc.array(anyValue(schema.items ?? {}, components), { minLength: 1, maxLength: 3 })
  }
  if (schema.type === "integer") return fc.integer({ min: 0, max: 1000 })
  if (schema.type === "number") return fc.integer({ min: 0, max: 100_000 })
  if (schema.type === "boolean") return fc.boolean()
  if (schema.type === "null") return fc.constant(null)
  return fc.string({ minLength: 1, maxLength: 20 })
}

function objectOf({ properties = {}, required = [] }: Schema, components: Components): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, schema]) => {
    const isThere = required.includes(name) ? [60, 1] : [1, 4]
    return fc.oneof(
      { weight: isThere[0] ?? 1, arbitrary: anyValue(schema, components, name).map((value) => [[name, value]]) },
      { weight: isThere[1] ?? 1, arbitrary: fc.constant([]) },
    )
  })
  const more = mostly(
    fc.constant<[string, unknown][]>([]),
    fc.array(fc.tuple(nastyText, nastyValue), { minLength: 1, maxLength: 3 }),
  )
  return fc.tuple(fc.tuple(...parts), more).map(([own, others]) => Object.fromEntries([...own.flat(), ...others]))
}
