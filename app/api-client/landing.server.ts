import { data } from "react-router"
import { z } from "zod"
import { errorBody } from "#api/common/contract-envelope.ts"
import { landingPreview } from "#api/content/contract-preview.ts"
import { landingAnswer, landingVisitQuery, landingVisitResource } from "#api/content/landing/contract-landing.ts"
import { hasLandingCookie, landingCookie } from "#core/analytics/landing-cookie.ts"
import type { Content } from "./content.server.ts"
import type { LandingPage } from "./content.ts"
import { readPreview } from "./preview.server.ts"
import { sectionsFromWire } from "./sections.server.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { productDetailFromWire } from "./transport/from-wire.server.ts"
import { lackingAge, optionalReader, orUnavailable } from "./transport/read.server.ts"
import { report } from "./transport/report.server.ts"
import type { TagClock } from "./transport/tag-clock.server.ts"
import { perLocale, tagged } from "./transport/tagged.server.ts"

const counted = z.object({ data: landingVisitResource })
const previewAnswer = z.object({ data: landingPreview })
const noStore = { "cache-control": "no-store" }

/** The part of the client that reads landing pages, all at once, and counts who visits them. */
export function createLanding(
  call: ApiCall,
  clock: TagClock,
): Pick<Content, "landingPages" | "previewedLanding" | "countLandingVisit"> {
  const read = optionalReader(call)
  const pages = perLocale((locale) =>
    tagged<LandingPage[]>(clock, async () => {
      const answer = await orUnavailable(() =>
        read({ from: "GET /api/landing-pages", query: { locale }, answer: landingAnswer }),
      )
      if (!answer) return { value: [], tags: ["landing"], maxAge: lackingAge }
      return { value: answer.data, tags: ["landing", "shelf"] }
    }),
  )
  return {
    landingPages: pages,
    async previewedLanding(token, locale) {
      const found = await readPreview(call, { token, locale, answer: previewAnswer })
      if (!found) throw data("Page not found", { status: 404 })
      const { page, product, sections } = found
      return { page, product: productDetailFromWire(product), sections: sectionsFromWire(sections) }
    },
    /** The visitor's cookie is read and set here: of a visitor's request the API gets the page alone. */
    async countLandingVisit({ url, headers }) {
      const query = landingVisitQuery.safeParse(Object.fromEntries(new URL(url).searchParams)).data
      if (!query) return new Response(null, { status: 400 })
      const { page } = query
      if (hasLandingCookie(headers.get("cookie"), page)) return Response.json({ data: { page } }, { headers: noStore })
      const { status, headers: own, body, parse } = await call("POST /api/landing-visits", { query })
      if (status !== 200) {
        const retryAfter = own.get("retry-after")
        const errorHeaders = { ...noStore, ...(retryAfter && { "retry-after": retryAfter }) }
        return Response.json(errorBody.safeParse(body).data ?? null, { status, headers: errorHeaders })
      }
      try {
        const cookie = landingCookie(page, new URL(url).protocol === "https:")
        return Response.json(parse(counted), { headers: { ...noStore, "set-cookie": cookie } })
      } catch (error) {
        report(error)
        return new Response(null, { status: 503 })
      }
    },
  }
}
