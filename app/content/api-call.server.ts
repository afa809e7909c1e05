import { createFetch, FetchError, type FetchOptions } from "ofetch"
import { requestId } from "../shell/visit.server.ts"

export type ApiFetch = (request: Request) => Promise<Response>

export type ApiAnswer = { status: number; headers: Headers; body: unknown }

const timeout = 10_000

/** Calls the content API. Reading is retried once on 408, 409, 425, 429, 500, 502, 503 and 504; POST, PUT, PATCH and
 *  DELETE never (specification, section 7): that is ofetch's own rule.
 *  @returns the answer, whatever its status; throws when there is none */
export function createApiCall(api: ApiFetch, apiToken: string) {
  // `api` decides where a request goes; the origin only makes the address a whole one.
  const ofetch = createFetch({ fetch: (input, init) => api(new Request(input, init)) })

  return async (path: string, options: FetchOptions<"json"> = {}): Promise<ApiAnswer> => {
    const id = requestId()
    try {
      const answer = await ofetch.raw(path, {
        baseURL: "http://content.internal",
        timeout,
        responseType: "json",
        ...options,
        headers: {
          accept: "application/json",
          authorization: `Bearer ${apiToken}`,
          ...(id && { "x-request-id": id }),
          ...options.headers,
        },
      })
      return { status: answer.status, headers: answer.headers, body: answer._data }
    } catch (problem) {
      if (!(problem instanceof FetchError) || !problem.response) throw problem
      return { status: problem.response.status, headers: problem.response.headers, body: problem.data }
    }
  }
}

export type ApiCall = ReturnType<typeof createApiCall>
