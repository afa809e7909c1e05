import type { z } from "zod"
import { payloadTooLarge, validationError } from "./errors.ts"
import { limitBody } from "./limit-body.ts"

const maxBodySize = 64 * 1024

/** Refuses a body that is larger than so many bytes. */
export const limitedTo = (maxSize: number) =>
  limitBody(maxSize, () => {
    throw payloadTooLarge(maxSize)
  })

/** Refuses a body that is larger than anything this API takes but files. */
export const limitedBody = limitedTo(maxBodySize)

const notWhole = () => validationError([{ path: [], message: "The body did not come whole" }])

/** A request's body. A client that leaves while it sends is no mistake of the shop's: nobody hears this answer.
 *  @throws ApiError 400 when the body does not come whole */
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

/** Reads a JSON body by its contract.
 *  @throws ApiError 400 with everything that is wrong with it */
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
  const parsed = contract.safeParse(json)
  if (parsed.success) return parsed.data
  throw validationError(
    parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === "number" ? key : String(key))),
      message,
    })),
  )
}
