import { type ApiPath, apiAddress } from "./api-path.ts"

type Problem = { path: (string | number)[]; message: string }
type ErrorBody = { error?: { name?: string; message?: string; details?: { errors?: Problem[]; code?: string } } }

/** Problems of a form by the name of its field. */
function byField(problems: Problem[] = []): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ path, message }) => [path.filter((step) => step !== "data").join("."), message]),
  )
}

/** An error answer of the API. `status` is 0 when the API could not be reached; `body.errors` are field errors of a
 *  form. */
export class RejectedError extends Error {
  readonly status: number
  readonly body: { errors: Record<string, string> }
  readonly details: Record<string, unknown>

  constructor(status: number, { error = {} }: ErrorBody) {
    super(error.message ?? "")
    this.name = error.name ?? "Refusal"
    this.status = status
    this.details = error.details ?? {}
    this.body = { errors: byField(error.details?.errors) }
  }
}

async function toRejectedError(answer: Response): Promise<RejectedError> {
  const isJson = answer.headers.get("content-type")?.includes("json")
  return new RejectedError(answer.status, isJson ? await answer.json() : {})
}

const unauthorizedListeners = new Set<() => void>()

/** Calls a listener at each 401: the session has ended, or the password was changed.
 *  @returns removes the listener */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => void unauthorizedListeners.delete(listener)
}

/** Tells the listeners when a status is 401. */
export function notifyUnauthorized(status: number): void {
  if (status === 401) for (const listener of unauthorizedListeners) listener()
}

/** Fetches from the shop.
 *  @throws RejectedError for every answer other than 2xx, and without an answer */
export async function fetched(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch((problem: unknown) => {
    if (init.signal?.aborted) throw problem
    throw new RejectedError(0, {})
  })
  notifyUnauthorized(answer.status)
  if (!answer.ok) throw await toRejectedError(answer)
  return answer
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

type RequestOptions = { body?: unknown; signal?: AbortSignal | undefined; headers?: Record<string, string> }

/** Requests the console's API and returns the raw answer.
 *  @param path a row of the table, filled in by `apiPath`
 *  @throws RejectedError for every answer other than 2xx, and when there is none */
export async function fetchRaw(
  method: Method,
  path: ApiPath,
  { body, signal, headers }: RequestOptions = {},
): Promise<Response> {
  const isFile = body instanceof Blob || body instanceof FormData
  const sent = body === undefined ? null : isFile ? body : JSON.stringify(body)
  const type: Record<string, string> = sent === null || isFile ? {} : { "content-type": "application/json" }
  const init = {
    method,
    body: sent,
    headers: { accept: "application/json", ...type, ...headers },
    signal: signal ?? null,
  }
  return fetched(apiAddress(path), init)
}

/** Requests the console's API.
 *  @returns its `data`; the contract says what it is
 *  @throws RejectedError for every answer other than 2xx, and when there is none */
export async function fetchJson<T>(method: Method, path: ApiPath, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetchRaw(method, path, { body, signal })
  if (answer.status === 204) return undefined as T
  return (await answer.json()).data
}
