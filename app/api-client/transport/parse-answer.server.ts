import type { z } from "zod"
import type { Endpoint } from "./api-endpoints.server.ts"

/** Limits of an error about a broken answer: fields, and characters of each field's path. */
const maxIssues = 3
const maxPath = 120

/** An answer of the content API that breaks its contract. The message names the endpoint and the fields, and never a value:
 *  answers hold personal data, and messages are logged. */
export class AnswerError extends Error {
  override name = "AnswerError"
  constructor(endpoint: Endpoint, issues: readonly z.core.$ZodIssue[]) {
    const fields = issues.slice(0, maxIssues).map(fieldOf)
    super(`The content API's answer to ${endpoint} breaks its contract: ${fields.join("; ")}`)
  }
}

function fieldOf({ path, message }: z.core.$ZodIssue): string {
  const field = path.map(String).join(".").slice(0, maxPath)
  return `${field || "the whole answer"}: ${message}`
}

/** A schema of the contract, which changes no value: only fields that it does not name are left out. */
export type AnswerSchema<T> = z.ZodType<T, T>

/** Reads the body of an answer of the API in this process: the same program, whose types are the contract's, so only its
 *  envelope is checked (docs/decisions/0023-parsed-answers.md).
 *  @throws AnswerError */
export function checkEnvelope<T>(endpoint: Endpoint, _schema: AnswerSchema<T>, body: unknown): T {
  if (typeof body === "object" && body !== null && "data" in body) return body as T
  throw new AnswerError(endpoint, [{ code: "custom", path: ["data"], message: "is missing", input: undefined }])
}

/** Reads the body of an answer by the contract. Fields that the contract does not name, such as those of a newer API, are left
 *  out.
 *  @throws AnswerError */
export function parseAnswer<T>(endpoint: Endpoint, schema: AnswerSchema<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AnswerError(endpoint, parsed.error.issues)
}
