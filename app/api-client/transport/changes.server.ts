import { z } from "zod"
import { changesResource } from "#api/changes/contract.ts"
import type { ApiAnswer, ApiCall } from "./api-call.server.ts"
import { AnswerError } from "./parse-answer.server.ts"
import { report } from "./report.server.ts"
import type { TagClock } from "./tag-clock.server.ts"

/** The API is asked for changes at most this often, in milliseconds. */
const interval = 300
/** How long a page waits for the answer, in milliseconds. */
const timeout = 500
/** How long content is used, in milliseconds, of an API that neither tells changes nor gives its answers an ETag. */
const maxAgeUnknown = 10_000

const changesAnswer = z.object({ data: changesResource })

const never = new Promise<never>(() => undefined)

/** Follows the changes of the shop's content. */
export type FollowedChanges = {
  /** Asks for changes unless that was done a moment ago, and invalidates their tags; never throws, and waits for an
   *  answer for half a second: an API that is away has not changed. */
  follow: () => Promise<void>
  /** Whether they were asked for a moment ago: `follow` would do nothing. */
  isUpToDate: () => boolean
}

/** Follows the changes of the shop's content and invalidates their tags, as of the last request before that found nothing: what
 *  changed in a quiet time is not shown for another half a second after it is noticed. Answers that break the contract are reported once in
 *  a row, and content is followed as that of an API that tells no changes.
 *  @param now milliseconds of a clock that only goes forward: by one that is set back nothing would be asked for until it has caught up */
export function createChanges(
  call: ApiCall,
  clock: TagClock,
  now: () => number = () => performance.now(),
): FollowedChanges {
  let cursor: string | undefined
  let version: string | null | undefined
  let requestedAt = Number.NEGATIVE_INFINITY
  /** When the last request that succeeded began: a change that the next one names came after it. */
  let knownAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  /** Another API than ours: its settings' ETag, if there is one, stands for all of its content.
   *  @returns whether it answered */
  const compareVersions = async () => {
    const { status, headers } = await call("GET /api/app-setting")
    if (status !== 200) return false
    const found = headers.get("etag")
    const isOld = found === null ? now() - changedAt >= maxAgeUnknown : found !== version
    version = found
    if (!isOld) return true
    changedAt = now()
    // Nothing says that an API without an ETag has changed at all.
    clock.invalidate(["all"], found === null ? changedAt : knownAt)
    return true
  }
  let changedAt = Number.NEGATIVE_INFINITY

  let isBroken = false
  const changesIn = ({ parse }: ApiAnswer) => {
    try {
      const { data } = parse(changesAnswer)
      isBroken = false
      return data
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      if (!isBroken) report(error)
      isBroken = true
      return undefined
    }
  }

  /** @returns whether the API answered */
  const ask = async () => {
    const answer = await call("GET /api/changes", { query: { after: cursor } })
    if (answer.status === 404) return compareVersions()
    if (answer.status !== 200) return false
    const data = changesIn(answer)
    if (!data) {
      cursor = undefined
      return compareVersions()
    }
    // Values from before the first answer may be older than it.
    const isFirst = cursor === undefined
    cursor = data.cursor
    clock.invalidate(isFirst || data.reset ? ["all"] : data.tags, knownAt)
    return true
  }

  const isUpToDate = () => !asking && now() - requestedAt < interval

  const follow = async () => {
    if (isUpToDate()) return
    if (!asking) {
      const startedAt = now()
      asking = ask()
        .then(
          (isKnown) => {
            if (isKnown) knownAt = startedAt
          },
          () => undefined,
        )
        .finally(() => {
          requestedAt = now()
          asking = undefined
        })
    }
    let timer: NodeJS.Timeout | undefined
    const timedOut = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeout)
    })
    await Promise.race([asking ?? never, timedOut])
    clearTimeout(timer)
  }
  return { follow, isUpToDate }
}
