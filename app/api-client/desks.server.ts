import { desksAnswer } from "#api/delivery/contract-desks.ts"
import type { OfferedDesk } from "#core/delivery/desk.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { optionalReader } from "./transport/read.server.ts"
import type { TagClock } from "./transport/tag-clock.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** Places whose desks are cached: as many as there are communes and wilayas. */
const maxPlaces = 1700

/** The reader of the desks of a place of the shop's list; none where the API does not answer, as the order goes without. */
export function createDesks(call: ApiCall, clock: TagClock) {
  const read = optionalReader(call)
  const places = taggedLru<OfferedDesk[]>(clock, { maxWeight: maxPlaces, weightOf: () => 1 })
  return (place: { wilaya: string; commune: string }): Promise<OfferedDesk[]> =>
    places(JSON.stringify(place), async () => {
      const answer = await read({ from: "GET /api/desks", query: place, answer: desksAnswer })
      return { value: answer?.data ?? [], tags: ["desks"] }
    }).catch(() => [])
}
