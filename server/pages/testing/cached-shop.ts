import { createTagClock } from "#app/api-client/seam/tag-clock.server.ts"
import { publicPageAddress } from "#app/shell/public-pages.ts"
import { cachedPages } from "../page-cache.ts"

const visit = { requestId: "a-request", client: "" }
/** Brotli's qualities compress it to different lengths. */
export const text = Array.from(
  { length: 400 },
  (_, at) => `<li class="card"><a href="/p/${at * 7919}">${at ** 3}</a></li>`,
).join("")

/** A page cache over a render that counts; time and freshness are set by the test. */
export function cachedShop(
  answer: () => Response | Promise<Response> = () => new Response(text, { headers: { "content-type": "text/html" } }),
) {
  const state = {
    rendered: 0,
    time: 0,
    lookups: [] as boolean[],
    isUpToDate: true,
    recheck: (_tags: Iterable<string>): Promise<void> | undefined => undefined,
  }
  const clock = createTagClock(() => state.time)
  const { fetch, findHit } = cachedPages(
    async (_request, visit) => {
      state.rendered++
      visit.tags?.add("listing")
      return answer()
    },
    {
      publicPageAddress,
      followChanges: async () => undefined,
      isUpToDate: () => state.isUpToDate,
      recheckLists: (tags) => state.recheck(tags),
      clock,
    },
    { now: () => state.time, onLookup: (hit) => state.lookups.push(hit) },
  )
  const get = (path = "/", encoding = "", init: RequestInit = {}) =>
    fetch(new Request(`http://shop.test${path}`, { headers: { "accept-encoding": encoding }, ...init }), visit)
  return { state, get, clock, findHit }
}
