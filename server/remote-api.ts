/** Passes a request on. The answer is a copy whose headers may be changed, with the body as `fetch` decoded it. */
async function passOn(request: Request): Promise<Response> {
  const answer = await fetch(request)
  const headers = new Headers(answer.headers)
  for (const name of ["content-encoding", "content-length", "connection", "keep-alive", "transfer-encoding"]) {
    headers.delete(name)
  }
  return new Response(answer.body, { status: answer.status, headers })
}

/** The content API of another process, as the storefront's seam: the same function, over a socket.
 *  @param apiBase origin of the API, without a slash at its end */
export function remoteApi(apiBase: string): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return passOn(new Request(`${apiBase}${pathname}${search}`, request))
  }
}

/** Pictures of a remote API, passed through so that a browser only ever talks to the shop's own origin. */
export function remoteMedia(apiBase: string): (request: Request) => Promise<Response> {
  return ({ method, url, headers: asked }) => {
    const { pathname, search } = new URL(url)
    const known = asked.get("if-none-match")
    const headers: Record<string, string> = known === null ? {} : { "if-none-match": known }
    return passOn(new Request(`${apiBase}${pathname}${search}`, { method, headers }))
  }
}
