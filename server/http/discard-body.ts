import { setTimeout as delay } from "node:timers/promises"
import { createFairLimiter, LimiterFullError } from "#core/fair-limiter.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { maxBody } from "./forms/form-limits.ts"

/** The most that is read of a body which nobody wants: a picture that is a little too large, or comes after a session has
 *  ended. Its sender hears why, and not that the network failed. */
const maxBytes = maxUploadSize + 1024 * 1024
/** Milliseconds in which it is read: a rejected request holds no connection for as long as a file may take. */
const maxTime = 60_000
/** Bytes of such bodies that are read of one network in a millisecond, 8 MB a second: who sends more waits. */
const maxRate = (8 * 1024 * 1024) / 1000
/** Bodies of one network that are read at once; further ones are not. */
const maxOfNetwork = 64

export type Discarder = {
  /** Reads a body to its end and forgets it: a connection that is closed while the client still sends loses the answer,
   *  and with it whatever the client sent next.
   *  @returns whether the end came; false where something else reads it, for more than `maxBytes`, where its network sends too many,
   *  and after the time that there is */
  discard: (body: ReadableStream<Uint8Array> | null, network: string) => Promise<boolean>
  /** An answer that came before the request was read: what is left of it is read first, or the connection ends with the
   *  answer and says so.
   *  @param request as the handler got it */
  withWholeBody: (request: Request, answer: Response, network: string) => Promise<Response>
}

/** Discards bodies, and gives each network a share of what is read of them.
 *  @param time milliseconds in which the end of a body must come */
export function createDiscarder(time = maxTime): Discarder {
  const limiter = createFairLimiter({
    maxRunning: Number.POSITIVE_INFINITY,
    maxRunningOfNetwork: 1,
    maxEnteredOfNetwork: maxOfNetwork,
  })

  /** Reads until the end, or until `timeout`: there may always be more to read. */
  const readAll = async (
    reader: ReadableStreamDefaultReader<Uint8Array>,
    network: string,
    timeout: Promise<undefined>,
  ) => {
    for (let size = 0; size <= maxBytes; ) {
      const piece = await Promise.race([timeout, reader.read()])
      if (!piece) return false
      if (piece.done) return true
      const bytes = piece.value.length
      size += bytes
      if (size > maxBody) await limiter.run({ network }, () => delay(bytes / maxRate))
    }
    return false
  }

  const discard: Discarder["discard"] = async (body, network) => {
    if (!body) return true
    if (body.locked) return false
    const reader = body.getReader()
    const timeout = Promise.withResolvers<undefined>()
    const timer = setTimeout(timeout.resolve, time, undefined)
    try {
      const ended = await readAll(reader, network, timeout.promise)
      if (!ended) await reader.cancel()
      return ended
    } catch (error) {
      if (!(error instanceof LimiterFullError)) throw error
      await reader.cancel()
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    discard,
    async withWholeBody(request, answer, network) {
      if (request.method === "GET" || request.method === "HEAD" || request.bodyUsed) return answer
      if (!(await discard(request.body, network))) answer.headers.set("connection", "close")
      return answer
    },
  }
}
