import { maxUploadSize } from "#core/media/upload.ts"

/** The most that is read of a body which nobody wants: a picture that is a little too large, or comes after a session has
 *  ended. Its sender hears why, and not that the network failed. */
const maxBytes = maxUploadSize + 1024 * 1024

/** Reads a body to its end and forgets it: a connection that is closed while the client still sends loses the answer,
 *  and with it whatever the client sent next.
 *  @returns whether the end came; false where something else reads it, and for more than `maxBytes` */
export async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body) return true
  if (body.locked) return false
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) return false
  }
  return true
}

/** An answer that came before the request was read: what is left of it is read first, or the connection ends with the
 *  answer and says so.
 *  @param request as the handler got it */
export async function withWholeBody(request: Request, answer: Response): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD" || request.bodyUsed) return answer
  if (!(await discardBody(request.body))) answer.headers.set("connection", "close")
  return answer
}
