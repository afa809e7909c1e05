import { cutText } from "../../core/cut-text.ts"
import {
  type CarrierAccount,
  type CarrierAnswer,
  CarrierError,
  type CarrierRequest,
  type Connection,
} from "../adapter.ts"
import { bodyText, parseJson } from "./parse-json.ts"

export type Call = Omit<CarrierRequest, "body"> & {
  /** Sent as JSON. */
  json?: unknown
  /** Whether the request changes nothing at the carrier; a GET does not. */
  isRead?: boolean
  /** Statuses that say that the keys are wrong. */
  badKeys?: number[]
  /** Statuses beside 2xx whose body is an answer too. */
  accepted?: number[]
}

const maxWords = 300

/** The sentences in a carrier's answer of an error, from the fields in which they say it. */
function sentences(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value.trim()]
  if (depth > 3 || typeof value !== "object" || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => sentences(item, depth + 1))
  const fields = value as Record<string, unknown>
  const named = ["message", "detail", "title", "description", "error", "errors", "errorMessage"]
  const found = named.flatMap((name) => sentences(fields[name], depth + 1))
  return found.length > 0 || depth === 0 ? found : Object.values(fields).flatMap((item) => sentences(item, depth + 1))
}

/** The carrier's own words, cut and without the account's keys, which a carrier may repeat.
 *  @returns null where there are none */
export function carrierWords(account: CarrierAccount, value: unknown): string | null {
  const text = [...new Set(sentences(value))].filter(Boolean).join(" · ")
  const secrets = [...Object.values(account.keys), account.webhookSecret ?? ""].filter((secret) => secret.length > 3)
  const clean = secrets.reduce((words, secret) => words.replaceAll(secret, "…"), text)
  return clean === "" ? null : cutText(clean, maxWords)
}

/** Milliseconds of a Retry-After header, of seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Record<string, string>): number | null {
  const value = headers["retry-after"]
  if (!value) return null
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}

function problemOf({ status }: CarrierAnswer, badKeys: number[]): CarrierError["problem"] | null {
  if (badKeys.includes(status)) return "bad-keys"
  if (status === 403) return "not-allowed"
  if (status === 429) return "rate-limited"
  if (status >= 500) return "server-error"
  if (status >= 400) return "rejected"
  return status >= 300 ? "not-understood" : null
}

/** Sends one request.
 *  @returns the answer, of a status 2xx or of `accepted`
 *  @throws CarrierError for every other; `mayHaveActed` is never set for a read */
export async function callCarrier({ account, send }: Connection, call: Call): Promise<CarrierAnswer> {
  const { json, isRead = call.method === "GET", badKeys = [401], accepted = [], ...request } = call
  const fail = (problem: CarrierError["problem"], words: string | null, wait: number | null = null) =>
    isRead ? new CarrierError(problem, words, wait, false) : new CarrierError(problem, words, wait)
  const headers = {
    accept: "application/json",
    ...(json !== undefined && { "content-type": "application/json" }),
    ...request.headers,
  }
  const body = json === undefined ? undefined : JSON.stringify(json)
  const answer = await send({ ...request, headers, body }).catch((error: unknown) => {
    throw error instanceof CarrierError && isRead ? fail(error.problem, error.words, error.retryAfter) : error
  })
  const problem = accepted.includes(answer.status) ? null : problemOf(answer, badKeys)
  if (problem) throw fail(problem, carrierWords(account, parseJson(bodyText(answer.body))), retryAfter(answer.headers))
  return answer
}

/** Sends one request whose answer is JSON.
 *  @throws CarrierError "not-understood" for a page of HTML, and as `callCarrier` does */
export async function callJson(connection: Connection, call: Call): Promise<unknown> {
  const value = parseJson(bodyText((await callCarrier(connection, call)).body))
  if (value !== undefined) return value
  throw new CarrierError("not-understood", null, null, !(call.isRead ?? call.method === "GET"))
}

const pdfStart = [0x25, 0x50, 0x44, 0x46]

/** Sends one request whose answer is a PDF.
 *  @throws CarrierError "not-understood" for anything else */
export async function callPdf(connection: Connection, call: Call): Promise<Uint8Array> {
  const headers = { accept: "application/pdf", ...call.headers }
  const { body } = await callCarrier(connection, { ...call, isRead: true, headers })
  if (pdfStart.every((byte, n) => body[n] === byte)) return body
  throw new CarrierError("not-understood", null, null, false)
}
