import { z } from "zod"
import { apiResource, type Capability, capabilityNames } from "#api/common/contract-capabilities.ts"
import type { ApiCall } from "./api-call.server.ts"
import { AnswerError } from "./parse-answer.server.ts"
import { report } from "./report.server.ts"
import { recordTags, type TagClock } from "./tag-clock.server.ts"

/** A known answer is requested again after so long, in milliseconds. Pages are rendered again every minute, so one asks. */
const maxAge = 300_000
/** After a failure the API is not asked again for so long, in milliseconds. */
const retryAfter = 5000
/** Noted by every page that asks; invalidated when the answer changes. */
const tag = "capabilities"

/** The capabilities that the API lacks. */
export type Capabilities = {
  /** Waits for the API only while nothing is known. Never throws: while the API is away the last answer holds; before there
   *  is one, the API is taken to be able to do everything. */
  lacking: () => Promise<readonly Capability[]>
}

type Known = { value: readonly Capability[]; position: number; at: number }

/** Reads what the API cannot do, so that pages hide it, and keeps the answer up to date in the background. */
export function createCapabilities(
  call: ApiCall,
  clock: TagClock,
  now: () => number = () => performance.now(),
): Capabilities {
  let known: Known | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined
  let wasUsed = false

  const load = async () => {
    const position = clock.position()
    try {
      const value = await readLacking(call)
      const hasChanged = value.join() !== (known?.value ?? []).join()
      known = { value, position, at: now() }
      if (hasChanged && wasUsed) clock.invalidate([tag])
    } catch (error) {
      if (error instanceof AnswerError) report(error)
      failedAt = now()
    }
    loading = undefined
  }

  const isCurrent = ({ position, at }: Known) => now() - at <= maxAge && clock.invalidatedAt([], position) === undefined

  return {
    async lacking() {
      recordTags([tag])
      const isDue = !(known && isCurrent(known)) && now() - failedAt >= retryAfter
      if (isDue) loading ??= load()
      if (!known) await loading
      wasUsed = true
      return known?.value ?? []
    },
  }
}

const apiAnswer = z.object({ data: apiResource })

async function readLacking(call: ApiCall): Promise<Capability[]> {
  const { status, parse } = await call("GET /api")
  if (status !== 200) throw new Error(`The content API answered ${status} for GET /api`)
  const { capabilities } = parse(apiAnswer).data
  return capabilityNames.filter((name) => !capabilities.includes(name))
}
