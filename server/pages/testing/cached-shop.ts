import { createTagClock } from "#app/api-client/transport/tag-clock.server.ts"
import { publicPageAddress } from "#app/shell/public-pages.ts"
import type { Admit } from "../../http/request-limiters.ts"
import { cachedPages } from "../page-cache.ts"

const visitOf = (client: string) => ({ requestId: "a-request", client })
/** Brotli's qualities compress it to different lengths. */
export const text = Array.from(
  { length: 400 },
  (_, at) => `<li class="card"><a href="/p/${at * 7919}">${at ** 3}</a></li>`,
).join("")

const page = () => new Response(text, { headers: { "content-type": "text/html" } })

/** A page cache over a render that counts; time and freshness are set by the test.
 *  @param admit by default everybody's turn is now */
export function cachedShop(answer: () => Response | Promise<Response> = page, admit?: Admit) {
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
    { now: () => state.time, onLookup: (hit) => state.lookups.push(hit), ...(admit && { admit }) },
  )
  const get = (path = "/", encoding = "", init: RequestInit = {}, client = "") =>
    fetch(
      new Request(`http://shop.test${path}`, { headers: { "accept-encoding": encoding }, ...init }),
      visitOf(client),
    )
  return { state, get, clock, findHit }
}
