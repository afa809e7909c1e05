import { z } from "zod"
import { type Components, jsonSchema, resolved, type Schema } from "./fuzz-schema.ts"

export type Endpoint = {
  method: string
  /** Such as `/api/orders/{token}`. */
  path: string
  /** Names of the parameters of its query. */
  parameters: string[]
  /** What it takes; undefined = nothing. */
  body: Schema | undefined
  /** Whether only an API token opens it. */
  isForPrograms: boolean
  /** Names of the fields of what it answers with, to filter and sort by. */
  fields: string[]
}

const contentOf = z.object({
  content: z.object({ "application/json": z.object({ schema: jsonSchema }).optional() }).optional(),
})

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: contentOf.optional(),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  responses: z.record(z.string(), contentOf),
})

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
})

/** Every endpoint of an OpenAPI document, and the schemas that they speak of.
 *  @throws when the document is not as this API writes it */
export function listEndpoints(openApi: unknown): { endpoints: Endpoint[]; components: Components } {
  const { paths, components } = document.parse(openApi)
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses, security }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      body: requestBody?.content?.["application/json"]?.schema,
      isForPrograms: security.some((one) => "apiToken" in one),
      fields: fieldsOf(
        (responses["200"] ?? responses["201"])?.content?.["application/json"]?.schema,
        components.schemas,
      ),
    })),
  )
  return { endpoints, components: components.schemas }
}

/** Names under `data` of an answer, be it one entry or a list. */
function fieldsOf(answer: Schema | undefined, components: Components): string[] {
  const inData = answer?.properties?.data
  const entry = inData && resolved(inData.items ?? inData, components)
  return Object.keys(entry?.properties ?? {})
}
