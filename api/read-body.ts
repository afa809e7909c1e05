import type { MiddlewareHandler } from "hono"
import type { z } from "zod"
import { payloadTooLarge, validationError } from "./errors.ts"
import { limitBody } from "./limit-body.ts"

const maxBodySize = 64 * 1024

/** Values of a JSON body: the longest text in blocks has a tenth of them. */
const maxValues = 20_000
/** Values of one list or object. */
const maxEntries = 2_000
/** Values within values. */
const maxDepth = 40
/** Problems that an answer tells, and characters of each: a body of 64 KB could have 4 MB of them. */
const maxProblems = 200
const maxMessage = 500

/** Rejects a body larger than a number of bytes. */
export const limitedTo = (maxSize: number) =>
  limitBody(maxSize, () => {
    throw payloadTooLarge(maxSize)
  })

/** Rejects a body larger than the maximum for anything but files. */
export const limitedBody = limitedTo(maxBodySize)

/** Leaves a body to its handler, which counts it as it comes: Hono's limit would hold in memory what states no length. */
export const ownLimit: MiddlewareHandler = (_context, next) => next()

/** 400: the client has left before its body was whole, and does not receive it. */
export const notWhole = () => validationError([{ path: [], message: "The body did not come whole" }])

/** Reads a request's body.
 *  @throws ApiError 400 when the client leaves before the body is whole, which then does not receive it */
async function textOf(request: { text: () => Promise<string> }): Promise<string> {
  try {
    return await request.text()
  } catch {
    throw notWhole()
  }
}

/** A request's body as it came.
 *  @throws ApiError 400 when the body does not come whole */
export async function readBytes(request: { arrayBuffer: () => Promise<ArrayBuffer> }): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch {
    throw notWhole()
  }
}

/** Whether a value holds more than a body of the shop does. Looking for problems in each costs fifty times as much as counting. */
function holdsTooMuch(json: unknown): boolean {
  let left = maxValues
  const count = (value: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > maxDepth) return false
    if (typeof value !== "object" || value === null) return true
    let entries = 0
    for (const name in value) {
      entries += 1
      if (entries > maxEntries || !count((value as Record<string, unknown>)[name], depth + 1)) return false
    }
    return true
  }
  return !count(json, 0)
}

/** Finds the place of a text with a NUL, which PostgreSQL cannot store. */
function findNul(value: unknown, path: (string | number)[] = []): (string | number)[] | undefined {
  if (typeof value === "string") return value.includes("\0") ? path : undefined
  if (typeof value !== "object" || value === null) return undefined
  for (const [name, one] of Object.entries(value)) {
    const found = name.includes("\0") ? path : findNul(one, [...path, Array.isArray(value) ? Number(name) : name])
    if (found) return found
  }
  return undefined
}

/** Reads a JSON body by its contract. No text of it holds a NUL.
 *  @throws ApiError 400 with what is wrong with it, up to 200 problems */
export async function readBody<T extends z.ZodType>(
  contract: T,
  request: { text: () => Promise<string> },
): Promise<z.infer<T>> {
  const body = await textOf(request)
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw validationError([{ path: [], message: "The body is not valid JSON" }])
  }
  if (holdsTooMuch(json)) throw validationError([{ path: [], message: "The body holds too many values" }])
  // JSON writes it in no other way.
  const nul = body.includes("\\u0000") && findNul(json)
  if (nul) throw validationError([{ path: nul, message: "must not contain a NUL character" }])
  const parsed = contract.safeParse(json)
  if (parsed.success) return parsed.data
  throw validationError(
    parsed.error.issues.slice(0, maxProblems).map(({ path, message }) => ({
      path: path.map((key) => (typeof key === "number" ? key : String(key))),
      message: message.slice(0, maxMessage),
    })),
  )
}
