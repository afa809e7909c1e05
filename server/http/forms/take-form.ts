import type { Visit } from "#app/request/visit.server.ts"
import { networkOf } from "#core/address-block.ts"
import { bodyKind, maxReviewFormSize } from "../body-limits.ts"
import { createParsingLimiter, limiterNameOf } from "../request-limiters.ts"
import { FormRejectedError, maxBody } from "./form-limits.ts"
import { memoryShares } from "./memory-shares.ts"
import { isMultipart, readForm, typeOf } from "./read-form.ts"

/** Bytes of forms with files that a process holds at once. A network alone may hold half of them, four of the largest forms. */
const maxFormBytes = 8 * maxReviewFormSize

/** Whether whoever sends a form with a file to an address may do so, by the key that stands in it; rejects when that
 *  cannot be known. */
export type MayTakeFile = (url: URL, visit: Visit) => Promise<boolean>

type FormTakerOptions = {
  /** By default nobody may send more than `maxBody`. */
  mayTakeFile?: MayTakeFile | undefined
  /** The answer to a form that is not taken; it discards what is left of the body. */
  reject: (status: 400 | 413 | 503) => Promise<Response>
  /** Answers a form.
   *  @param form undefined = too large for a sender without the key to the address: the body is not read */
  answer: (form: FormData | undefined) => Promise<Response>
}

/** Reads each form of a page once, before any part of the shop looks at it. More than `maxBody` is read of a form with
 *  files alone, after its key is checked, and held in memory that networks share. Networks take turns in being parsed. */
export function createFormTaker() {
  const openShare = memoryShares(maxFormBytes)
  const parseInTurn = createParsingLimiter()

  /** @param request that says it holds a form */
  return async (request: Request, visit: Visit, options: FormTakerOptions): Promise<Response> => {
    const { mayTakeFile, reject, answer } = options
    const url = new URL(request.url)
    const length = Number(request.headers.get("content-length") ?? Number.NaN)
    const mayBeLarge = mayTakeFile && bodyKind("POST", url.pathname) === "form" && isMultipart(typeOf(request))
    const maxSize = mayBeLarge ? maxReviewFormSize : maxBody
    if (length > maxSize) return reject(413)
    // Without a length it may be large. No browser sends a form so.
    const isLarge = mayBeLarge && !(length <= maxBody)
    if (isLarge) {
      const may = await mayTakeFile(url, visit).catch(() => undefined)
      if (may === undefined) return reject(503)
      if (!may) return answer(undefined)
    }
    const network = networkOf(visit.client)
    const share = openShare(network)
    // Orders wait behind no other forms. Each block of a large form waits for its turn: in a lane of their own they wait behind no
    // others of their network.
    const user = { network, lane: isLarge ? "large" : limiterNameOf(request) }
    const schedule = <T>(parse: () => T) => parseInTurn(user, parse)
    try {
      return await answer(await readForm(request, { maxSize, hold: share.hold, schedule }))
    } catch (error) {
      if (error instanceof FormRejectedError) return reject(error.status)
      throw error
    } finally {
      share.release()
    }
  }
}
