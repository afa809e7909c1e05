import { maxUploadSize } from "#core/media/upload.ts"

/** The most that is read of a body which nobody wants: a picture that is a little too large, or comes after a session has
 *  ended. Its sender hears why, and not that the network failed. */
const maxBytes = maxUploadSize + 1024 * 1024
/** Milliseconds in which it is read: a rejected request holds no connection for as long as a file may take. */
const maxTime = 60_000

/** Reads a body to its end and forgets it: a connection that is closed while the client still sends loses the answer,
 *  and with it whatever the client sent next.
 *  @param time milliseconds in which the end must come
 *  @returns whether the end came; false where something else reads it, for more than `maxBytes`, and after that time */
export async function discardBody(body: ReadableStream<Uint8Array> | null, time = maxTime): Promise<boolean> {
  if (!body) return true
  if (body.locked) return false
  const reader = body.getReader()
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, time, undefined)
  try {
    for (let size = 0; size <= maxBytes; ) {
      const piece = await Promise.race([reader.read(), timeout.promise])
      if (!piece) return false
      if (piece.done) return true
      size += piece.value.length
    }
    await reader.cancel()
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** An answer that came before the request was read: what is left of it is read first, or the connection ends with the
 *  answer and says so.
 *  @param request as the handler got it
 *  @param time milliseconds in which what is left must come */
export async function withWholeBody(request: Request, answer: Response, time?: number): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD" || request.bodyUsed) return answer
  if (!(await discardBody(request.body, time))) answer.headers.set("connection", "close")
  return answer
}
