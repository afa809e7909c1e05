import { FormRejectedError, maxBody } from "./form-limits.ts"
import { inBlocks } from "./in-blocks.ts"
import { multipartReader } from "./multipart.ts"
import { readUrlencoded } from "./urlencoded.ts"

const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i
const multipart = /^multipart\/form-data\s*(;|$)/i

/** The type of a body, as its header says it. */
export const typeOf = ({ headers }: Request): string => headers.get("content-type") ?? ""

/** Whether a request says that it holds a form. */
export const isForm = (request: Request): boolean => urlencoded.test(typeOf(request)) || isMultipart(typeOf(request))

/** Whether a type is that of a form of the kind that can hold files. */
export const isMultipart = (type: string): boolean => multipart.test(type)

type FormOptions = {
  /** Bytes of the body; more than `maxBody` of `multipart/form-data` alone. */
  maxSize: number
  /** Called before more than `maxBody` is held, with so many bytes more.
   *  @returns false when there is no room for them */
  hold: (bytes: number) => boolean
  /** Parses what was read of a form when it is its turn: once for a form of no more than `maxBody`.
   *  @throws FormRejectedError 503 where too many wait */
  schedule: <T>(parse: () => T) => Promise<T>
}

/** Reads a form to its end, within the limits of form-limits.ts.
 *  @param request whose `isForm` is true
 *  @throws FormRejectedError; what is left of the body is not read */
export async function readForm(request: Request, { maxSize, hold, schedule }: FormOptions): Promise<FormData> {
  const parts = isMultipart(typeOf(request)) ? multipartReader(typeOf(request), maxSize) : undefined
  let only: Buffer = Buffer.alloc(0)
  let size = 0
  const holdMore = (bytes: number) => {
    if (size >= maxSize) throw new FormRejectedError(413)
    if (!hold(bytes)) throw new FormRejectedError(503)
  }
  for await (const block of blocksOf(request, holdMore)) {
    size += block.length
    if (size > maxSize) throw new FormRejectedError(413)
    if (parts) await schedule(() => parts.write(block))
    else only = block
  }
  return parts ? parts.end() : schedule(() => readUrlencoded(only))
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
