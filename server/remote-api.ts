/** The content API of another process, as the storefront's seam: the same function, over a socket.
 *  @param apiBase origin of the API, without a slash at its end */
export function remoteApi(apiBase: string): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${apiBase}${pathname}${search}`, request))
  }
}

/** Pictures of a remote API, passed through so that a browser only ever talks to the shop's own origin. */
export function remoteMedia(apiBase: string) {
  return async (request: Request): Promise<Response> => {
    const answer = await fetch(`${apiBase}${new URL(request.url).pathname}`)
    const headers = new Headers()
    for (const name of ["content-type", "cache-control", "etag"]) {
      const value = answer.headers.get(name)
      if (value) headers.set(name, value)
    }
    return new Response(answer.body, { status: answer.status, headers })
  }
}
