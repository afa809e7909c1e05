import { headsAnswer } from "#api/content/heads/contract-head.ts"
import type { Content } from "./content.server.ts"
import type { ShownHead } from "./content.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { lackingAge, optionalReader } from "./seam/read.server.ts"
import type { TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"

/** The part of the client that reads what pages say of themselves to search engines. */
export function createPageHeads(call: ApiCall, clock: TagClock): Pick<Content, "pageHead"> {
  const read = optionalReader(call)
  const heads = perLocale((locale) =>
    tagged<Map<string, ShownHead>>(clock, async () => {
      const answer = await read({ from: "GET /api/page-heads", query: { locale }, answer: headsAnswer })
      if (!answer) return { value: new Map(), tags: ["heads"], maxAge: lackingAge }
      const entries = answer.data.map(
        ({ page, picture, ...texts }) => [page, { ...texts, picture: picture?.url ?? null }] as const,
      )
      return { value: new Map(entries), tags: ["heads"] }
    }),
  )
  return {
    // A broken answer leaves a page to its default texts.
    pageHead: async (page, locale) => {
      const head = (await heads(locale).catch(() => undefined))?.get(page)
      return head ? { head } : {}
    },
  }
}
