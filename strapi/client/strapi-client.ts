import { fillPath, type QueryValues, queryString } from "#core/path-template.ts"

/** Milliseconds until an answer must be there, unless a call says otherwise. */
const defaultTimeout = 10_000

export type StrapiAnswer = {
  status: number
  /** Undefined where it is no JSON. */
  body: unknown
}

/** A call had no answer: the connection failed or took too long. */
export class StrapiUnreachable extends Error {
  /** Whether the request may have arrived all the same. */
  readonly maybeReceived: boolean

  constructor(cause: unknown) {
    super("Strapi gave no answer", { cause })
    this.maybeReceived = !notSent.has(codeOf(cause))
  }
}

/** Codes of connections that never came about. */
const notSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "CERT_HAS_EXPIRED"])

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return typeof code === "string" ? code : cause === undefined ? "" : codeOf(cause)
}

/** The calls of the specification's section 7, and the upload folder's neighbours: nothing else is requested from
 *  Strapi. */
export type StrapiPath = "/api/products" | "/api/categories" | "/api/app-setting" | "/api/orders"

export type StrapiCall = (
  method: "GET" | "POST" | "PUT",
  path: StrapiPath,
  options?: { query?: QueryValues; body?: object; timeout?: number },
) => Promise<StrapiAnswer>

export type StrapiOptions = {
  /** Origin, without a slash at its end. */
  apiBase: string
  /** An API token of Strapi's; empty = none is sent. */
  token: string
  /** Asks over the network; the runtime's unless told otherwise. */
  fetch?: typeof globalThis.fetch
}

/** Makes the calls to a Strapi, with its token. Nothing is retried.
 *  @returns the answer, whatever its status; throws StrapiUnreachable when there is none */
export function strapiClient({ apiBase, token, fetch = globalThis.fetch }: StrapiOptions): StrapiCall {
  return async (method, path, { query, body, timeout = defaultTimeout } = {}) => {
    try {
      const answer = await fetch(`${apiBase}${fillPath(path)}${queryString(query)}`, {
        method,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
        headers: {
          accept: "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
        },
        body: body && JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, body: parsed(text) }
    } catch (error) {
      throw new StrapiUnreachable(error)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
