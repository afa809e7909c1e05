/** The most that is read of a body which nobody wants: a form with a picture pasted into it. */
const most = 1024 * 1024

/** Reads a body to its end and forgets it: a connection that is closed while the client still sends loses the answer,
 *  and with it whatever the client sent next.
 *  @returns whether the end came; false where something else reads it, and for more than a mebibyte */
export async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body) return true
  if (body.locked) return false
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return false
  }
  return true
}
