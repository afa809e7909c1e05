import type { Context, MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"

/** Refuses a body that is larger than so many bytes, as Hono's `bodyLimit` does. Where `Content-Length` tells the size it is
 *  compared and the body left alone: Node hands on no more of it than that, and Hono would make a stream of every body,
 *  which costs more than reading a small one.
 *  @param onError makes the answer of a body that is too large, or throws it */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError })
  return async (context, next) => {
    const { headers } = context.req.raw
    const length = headers.get("content-length")
    if (length === null || headers.has("transfer-encoding")) return limitStream(context, next)
    return Number(length) <= maxSize ? next() : onError(context)
  }
}
