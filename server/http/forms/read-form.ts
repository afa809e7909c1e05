import { FormRejectedError, maxBody } from "./form-limits.ts"
import { inBlocks } from "./in-blocks.ts"
import { multipartReader } from "./multipart.ts"
import { readUrlencoded } from "./urlencoded.ts"

const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i
const multipart = /^multipart\/form-data\s*(;|$)/i

const typeOf = ({ headers }: Request) => headers.get("content-type") ?? ""

/** Whether a request says that it holds a form. */
export const isForm = (request: Request): boolean => urlencoded.test(typeOf(request)) || isMultipart(request)

/** Whether a request says that it holds a form of the kind that can hold files. */
export const isMultipart = (request: Request): boolean => multipart.test(typeOf(request))

type FormOptions = {
  /** Bytes of the body; more than `maxBody` of `multipart/form-data` alone. */
  maxSize: number
  /** Called before more than `maxBody` is held, with so many bytes more.
   *  @returns false when there is no room for them */
  hold: (bytes: number) => boolean
}

/** Reads a form to its end, within the limits of form-limits.ts.
 *  @param request whose `isForm` is true
 *  @throws FormRejectedError; what is left of the body is not read */
export async function readForm(request: Request, { maxSize, hold }: FormOptions): Promise<FormData> {
  const parts = isMultipart(request) ? multipartReader(typeOf(request), maxSize) : undefined
  let only: Buffer = Buffer.alloc(0)
  let size = 0
  const holdMore = (bytes: number) => {
    if (size >= maxSize) throw new FormRejectedError(413)
    if (!hold(bytes)) throw new FormRejectedError(503)
  }
  for await (const block of blocksOf(request, holdMore)) {
    size += block.length
    if (size > maxSize) throw new FormRejectedError(413)
    if (parts) parts.write(block)
    else only = block
  }
  return parts ? parts.end() : readUrlencoded(only)
}

async function* blocksOf({ body }: Request, holdMore: (bytes: number) => void): AsyncGenerator<Buffer, void> {
  if (!body) return
  try {
    yield* inBlocks(body, maxBody, holdMore)
  } catch (error) {
    if (error instanceof FormRejectedError) throw error
    // The client left while it sent: nobody hears this answer.
    throw new FormRejectedError(400, { cause: error })
  }
}
