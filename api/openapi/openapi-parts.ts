import { z } from "zod"
import { errorBody } from "../common/contract-envelope.ts"

export type Json = Record<string, unknown>

/** A named schema, as a reference. */
export const named = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${schema.meta()?.id}` })

/** The envelope around a named schema, which stays a reference. */
export function inline(envelope: z.ZodType): Json {
  const { $schema: _schema, $defs: _defs, ...schema } = z.toJSONSchema(envelope, { io: "input" })
  const text = JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/")
  return JSON.parse(text)
}

export const content = (schema: Json) => ({ "application/json": { schema } })
export const failure = (description: string) => ({ description, content: content(inline(errorBody)) })
export const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } })

export const secured = { security: [{ bearer: [] }] }

export const parameter = (name: string, schema: Json, more: Json = {}) => ({ name, in: "query", schema, ...more })
