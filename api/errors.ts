import type { ErrorBody } from "./common/contract-envelope.ts"

/** One thing that is wrong with a request, and where; `code` is a fixed word for a screen's message. */
export type Problem = { path: (string | number)[]; message: string; code?: string }

/** An answer other than 2xx, in the shape of Strapi's errors. Its message is for the client. */
export class ApiError extends Error {
  readonly status: number
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    name: string,
    message: string,
    { details = {}, headers = {} }: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
    this.headers = headers
  }

  response(): Response {
    const { status, name, message, details } = this
    const body: ErrorBody = { data: null, error: { status, name, message, details } }
    return Response.json(body, { status, headers: { "cache-control": "no-store", ...this.headers } })
  }
}

/** As a Strapi gives each problem the name of its error. */
export const named = (problem: Problem) => ({ ...problem, name: "ValidationError" })

/** 400 with every problem; the message is the problem itself when there is one. */
export function validationError(problems: Problem[]): ApiError {
  const [first] = problems
  const message = problems.length === 1 && first ? first.message : `${problems.length} errors occurred`
  return new ApiError(400, "ValidationError", message, { details: { errors: problems.map(named) } })
}

/** 400 for an unknown query parameter; `path` is its place in the query. */
export function queryError(path: string[], message: string): ApiError {
  return validationError([{ path, message }])
}

/** 400 for a name in a query that the resource does not have, with the message and details of a Strapi.
 *  @param path the parameter, the names above, and the name itself */
export function unknownKey(path: string[]): ApiError {
  const [param, ...names] = path
  const key = names.at(-1) ?? ""
  const above = names.slice(0, -1).join(".") || null
  const message = above === null ? `Invalid key ${key}` : `Invalid key ${key} at ${above}`
  const details = { key, path: above, source: "query", param, errors: [named({ path, message })] }
  return new ApiError(400, "ValidationError", message, { details })
}

export const notFound = () => new ApiError(404, "NotFoundError", "Not Found")

/** 403 for who shows no token, as a Strapi answers. */
export const noToken = () => new ApiError(403, "ForbiddenError", "Forbidden")

/** 401 for a token that is not the shop's. */
export const unauthorized = () =>
  new ApiError(401, "UnauthorizedError", "Missing or invalid credentials", {
    headers: { "www-authenticate": "Bearer" },
  })

/** 401 for what only staff may see. */
export const signInFirst = () => new ApiError(401, "UnauthorizedError", "Sign in first")

/** 403 for a member of staff whose role may not do this. */
export const forbidden = (message = "Your role does not allow this") => new ApiError(403, "ForbiddenError", message)

/** 403 for an owner or manager without the second factor that the shop requires of them. */
export const secondFactorFirst = () =>
  new ApiError(403, "ForbiddenError", "The shop requires a second factor of owners and managers", {
    details: { code: "SECOND_FACTOR_REQUIRED" },
  })

/** 429: too many tries; the same may be taken after so many seconds. */
export const tooManyTries = (retryAfter: number) =>
  new ApiError(429, "TooManyRequestsError", "Too many tries", {
    details: { code: "TOO_MANY_TRIES" },
    headers: { "retry-after": String(retryAfter) },
  })

/** 405 with the methods that the path has. */
export const methodNotAllowed = (allow: string) =>
  new ApiError(405, "MethodNotAllowedError", "Method Not Allowed", { headers: { allow } })

export const payloadTooLarge = (limit: number) =>
  new ApiError(413, "PayloadTooLargeError", `The body is larger than ${limit} bytes`)

/** 409: the order cannot be placed as it was sent; `details` says why. */
export const conflict = (message: string, details: Record<string, unknown>) =>
  new ApiError(409, "ConflictError", message, { details })

/** 503: the database is away or too busy; a retry may succeed in a moment. */
export const unavailable = () =>
  new ApiError(503, "ServiceUnavailableError", "The shop cannot be reached at the moment", {
    headers: { "retry-after": "5" },
  })

/** 503: the process runs its maximum of these requests; a retry may succeed in a moment. */
export const tooBusy = () =>
  new ApiError(503, "ServiceUnavailableError", "Too many of these at once", {
    details: { code: "BUSY" },
    headers: { "retry-after": "2" },
  })

/** 503: the process's queue of passwords to hash is full; a retry may succeed in a moment. */
export const hashingBusy = () =>
  new ApiError(503, "ServiceUnavailableError", "Too many passwords to check at once", {
    details: { code: "HASHING_BUSY" },
    headers: { "retry-after": "5" },
  })

/** 507: nothing can be stored until there is room again. */
export const noRoom = () =>
  new ApiError(507, "InsufficientStorageError", "The shop cannot store anything at the moment", {
    headers: { "retry-after": "60" },
  })

/** 500. The reason is logged, never sent. */
export const internalError = () => new ApiError(500, "InternalServerError", "Internal Server Error")

/** 409: another member has changed the record since it was read. */
export const editConflict = (): ApiError =>
  conflict("Somebody else has changed this since it was read", { code: "CHANGED_MEANWHILE" })
