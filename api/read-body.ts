import { bodyLimit } from "hono/body-limit"
import type { z } from "zod"
import { payloadTooLarge, validationError } from "./errors.ts"

const largestBody = 64 * 1024

/** Refuses a body that is larger than anything this API takes. */
export const limitedBody = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw payloadTooLarge(largestBody)
  },
})

/** A request's body. A client that leaves while it sends is no mistake of the shop's: nobody hears this answer.
 *  @throws ApiError 400 when the body does not come whole */
async function textOf(request: { text: () => Promise<string> }): Promise<string> {
  try {
    return await request.text()
  } catch {
    throw validationError([{ path: [], message: "The body did not come whole" }])
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
