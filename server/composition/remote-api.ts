import { isEndpointCall } from "#app/api-client/transport/api-endpoints.server.ts"
import { queryString } from "#core/path-template.ts"

/** Milliseconds until a picture's answer begins. Its bytes come as fast as the visitor takes them. */
const defaultPictureTimeout = 10_000

/** Begins something, and ends it by its signal when it does not begin in time. */
async function beginWithin<T>(milliseconds: number, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new DOMException("No answer in time", "TimeoutError")), milliseconds)
  try {
    return await begin(timeout.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Requests of answers whose bodies are being read. A request follows the signal of the one that it was made of by a weak reference:
 *  when a request is collected as garbage, the time limit of its signal never ends what was made of it. */
const requestsOf = new WeakMap<ReadableStream, readonly Request[]>()

/** Passes a request on. The answer is a copy whose headers may be changed, with the body as `fetch` decoded it.
 *  @param original the request that it was made of */
async function passOn(request: Request, original = request): Promise<Response> {
  const answer = await fetch(request)
  // Used after the answer has begun, so that both are held until then.
  const requests = [original, request]
  if (answer.body) requestsOf.set(answer.body, requests)
  const headers = new Headers(answer.headers)
  for (const name of ["content-encoding", "content-length", "connection", "keep-alive", "transfer-encoding"]) {
    headers.delete(name)
  }
  return new Response(answer.body, { status: answer.status, headers })
}

/** Calls the content API of another process over a socket. Only the calls of the
 *  storefront's own client pass: a request carries the shop's bearer.
 *  @param apiBase origin of the API, without a slash at its end
 *  @returns a function that rejects any request that is no row of the client's table */
export function remoteApi(apiBase: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isEndpointCall(request)) throw new RangeError("Not a call of the storefront's client")
    const { pathname, search } = new URL(request.url)
    return passOn(new Request(`${apiBase}${pathname}${search}`, request), request)
  }
}

/** Letters, digits and single dots: nothing that a server in between could resolve to another path. */
const picturePath = /^\/media(?:\/[\w-]+(?:\.[\w-]+)*)+$/

/** The hash of a picture in its address, by which an answer may be cached for a year. */
const pictureHash = /^[\w-]{1,64}$/

/** Pictures of a remote API, passed through so that a browser only ever talks to the shop's own origin.
 *  @param timeout milliseconds until an answer begins
 *  @returns a function that gives undefined for what is no picture's address; it rejects when no answer begins */
export function remoteMedia(
  apiBase: string,
  timeout = defaultPictureTimeout,
): (request: Request) => Promise<Response> | undefined {
  return ({ method, url, headers: given }) => {
    const { pathname, searchParams } = new URL(url)
    if (!picturePath.test(pathname) || (method !== "GET" && method !== "HEAD")) return undefined
    const known = given.get("if-none-match")
    const headers: Record<string, string> = known === null ? {} : { "if-none-match": known }
    const v = searchParams.get("v") ?? ""
    const query = queryString({ v: pictureHash.test(v) ? v : undefined })
    const address = `${apiBase}${pathname}${query}`
    return beginWithin(timeout, (signal) =>
      passOn(new Request(address, { method, headers, redirect: "error", signal })),
    )
  }
}
