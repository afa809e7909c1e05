import { createFetch, FetchError } from "ofetch"
import { z } from "zod"
import { shopperSession } from "#api/common/contract-tokens.ts"
import { fillPath, type QueryValues, queryString } from "#core/path-template.ts"
import { currentVisit } from "../../request/visit.server.ts"
import { type CallOptions, type Endpoint, endpointParts } from "./api-endpoints.server.ts"
import { type AnswerSchema, checkEnvelope, parseAnswer } from "./parse-answer.server.ts"

const coded = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) })

/** The code of an answer that is an error, such as `INVALID_LOGIN`; "" where it has none, as that of a proxy. */
export const errorCode = (body: unknown): string => coded.safeParse(body).data?.error.details.code ?? ""

/** Whether an answer has data, as each that is no error has. */
export const hasData = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "data" in body && body.data !== null && body.data !== undefined

export type ApiFetch = (request: Request) => Promise<Response>

export type ApiAnswer = {
  status: number
  headers: Headers
  body: unknown
  /** The body as the contract describes it.
   *  @throws AnswerError for a body that breaks it */
  parse: <T>(schema: AnswerSchema<T>) => T
}

type Options = {
  query?: QueryValues
  /** Sent as JSON, or as it is when it is bytes. */
  body?: object | Uint8Array<ArrayBuffer>
  /** Of the shopper who is signed in. */
  session?: string
  /** The visitor carries the cookie of those who were counted. */
  wasCounted?: boolean
}

/** Calls an endpoint of the content API, a row of `endpoints`. Encodes the values of path and query, and sends no header of the
 *  visitor's request.
 *  @throws RangeError for a value that cannot be a segment of a path or a session's token; without an answer */
export type ApiCall = <E extends Endpoint>(endpoint: E, ...options: CallOptions<E, Options>) => Promise<ApiAnswer>

/** Milliseconds until the last byte of an answer, a retry included. */
const defaultTimeout = 10_000

/** `api` decides where a request goes; the origin only makes the address a whole one. */
const origin = "http://content.internal"

/** By either of its names: the API knows the one that fits its own address. */
const countedCookie = "hanout_visitor=1; __Host-hanout_visitor=1"

function headersOf({ body, session, wasCounted }: Options): Record<string, string> {
  if (session && !shopperSession.safeParse(session).success) throw new RangeError("Not the token of a session")
  return {
    accept: "application/json",
    ...(body instanceof Uint8Array && { "content-type": "application/octet-stream" }),
    ...(session && { "x-shopper-session": session }),
    ...(wasCounted && { cookie: countedCookie }),
  }
}

/** A GET is retried once, without a delay, on these statuses and when the connection fails, which ofetch counts as 500. Once,
 *  because a page waits for it and an API that is down must get no more than twice the load. Other methods are never retried: they
 *  may have taken effect (specification, section 7). */
const retries = { retryDelay: 0, retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504] }

/** Calls the content API, with `retries`.
 *  @param isEmbedded `api` is the content API of this process: of its answers only the envelope is checked
 *  @param timeout milliseconds until the last byte
 *  @returns the answer, whatever its status; throws when there is none */
export function createApiCall(api: ApiFetch, apiToken: string, isEmbedded = false, timeout = defaultTimeout): ApiCall {
  const read = isEmbedded ? checkEnvelope : parseAnswer
  const ofetch = createFetch({ fetch: (input, init) => api(new Request(input, init)) })

  return async (endpoint, ...[options]) => {
    const answerOf = (status: number, headers: Headers, body: unknown): ApiAnswer => ({
      status,
      headers,
      body,
      parse: (schema) => read(endpoint, schema, body),
    })
    const { method, template } = endpointParts(endpoint)
    const { params, query, ...given }: Options & { params?: Record<string, string> } = options ?? {}
    const visit = currentVisit()
    try {
      const answer = await ofetch.raw(`${origin}${fillPath(template, params)}${queryString(query)}`, {
        method,
        retry: method === "GET" ? 1 : 0,
        ...retries,
        // Of its own `timeout` a body is not part that stops in the middle.
        signal: AbortSignal.timeout(timeout),
        responseType: "json",
        // An API that led elsewhere would take the bearer and what a shopper sent along.
        redirect: "error",
        body: given.body,
        headers: {
          ...headersOf(given),
          authorization: `Bearer ${apiToken}`,
          ...(visit?.requestId && { "x-request-id": visit.requestId }),
          ...(visit?.client && { "x-client-address": visit.client }),
        },
      })
      return answerOf(answer.status, answer.headers, answer._data)
    } catch (error) {
      if (!(error instanceof FetchError) || !error.response) throw error
      const { status, headers } = error.response
      if (status === 429 && visit) visit.retryAfter = Number(headers.get("retry-after")) || 60
      return answerOf(status, headers, error.data)
    }
  }
}
