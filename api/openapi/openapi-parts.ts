import { z } from "zod"
import { errorBody, itemEnvelope } from "../common/contract-envelope.ts"

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

/** An operation that reads one thing or a list of bounded length. */
export const reading = (summary: string, answer: z.ZodType, parameters: Json[]) => ({
  summary,
  parameters,
  responses: {
    200: { description: "Found", content: content(inline(answer)) },
    304: { description: "Unchanged since the ETag in If-None-Match" },
    400: failure("A parameter that is not understood, or exceeds a limit"),
    404: failure("Not found"),
  },
})

/** Reading a list: an expensive query without the bearer waits for others (query-queue.ts), and searches are counted. */
export const listReading = (summary: string, answer: z.ZodType, parameters: Json[]) => {
  const { responses, ...rest } = reading(summary, answer, parameters)
  const tooMany = {
    429: failure("Too many searches or expensive queries of this network, without the bearer"),
    503: failure("Too many expensive queries at once, without the bearer"),
  }
  return { ...rest, responses: { ...responses, ...tooMany } }
}

/** An operation that stores what is sent. */
export const sending = (summary: string, request: z.ZodType, answer: z.ZodType) => ({
  summary,
  ...secured,
  requestBody: { required: true, content: content(named(request)) },
  responses: {
    201: { description: "Stored", content: content(inline(itemEnvelope(answer))) },
    400: failure("A body that breaks the contract"),
    401: failure("No valid bearer"),
    403: failure("No bearer"),
    413: failure("A body larger than 64 KiB"),
  },
})
