import { apiResource, type Capability, capabilityNames } from "#api/contract/capabilities.ts"
import type { ApiCall } from "./api-call.server.ts"
import type { TagClock } from "./tag-clock.server.ts"
import { tagged } from "./tagged.server.ts"

/** Reads what the API cannot do, so that pages hide it. While the API cannot be asked the last answer holds; before there is
 *  one, it is taken to be able to do everything. */
export function createCapabilities(call: ApiCall, clock: TagClock): { lacking: () => Promise<readonly Capability[]> } {
  const read = tagged(clock, async () => {
    const { status, body } = await call("GET /api")
    const api = apiResource.safeParse((body as { data?: unknown } | undefined)?.data)
    if (status !== 200 || !api.success) throw new Error(`The content API answered ${status} for GET /api`)
    return { value: capabilityNames.filter((name) => !api.data.capabilities.includes(name)), tags: [] }
  })
  return { lacking: () => read().catch(() => []) }
}
