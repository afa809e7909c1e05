import { uniqueVisitorsQuery, uniqueVisitorsResource } from "../analytics/contract.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { landingVisitQuery, landingVisitResource } from "../content/landing/contract-landing.ts"
import { content, failure, inline, inPath, type Json, parameter } from "./openapi-parts.ts"

/** The paths that count visitors. */
export const countingPaths = (): Record<string, Json> => ({
  "/api/unique-visitors": {
    post: {
      summary: "Counts a visitor once",
      parameters: Object.entries(uniqueVisitorsQuery.shape).map(([name, schema]) =>
        parameter(name, inline(schema), { required: !schema.safeParse(undefined).success }),
      ),
      responses: {
        200: { description: "The count now", content: content(inline(itemEnvelope(uniqueVisitorsResource))) },
        400: failure("A parameter that is not understood"),
        404: failure("Not the documentId of the app setting"),
      },
    },
  },
  "/api/landing-visits": {
    post: {
      summary: "Counts a visitor of a landing page once",
      parameters: [parameter("page", inline(landingVisitQuery.shape.page), { required: true })],
      responses: {
        200: {
          description: "Counted, or counted before",
          content: content(inline(itemEnvelope(landingVisitResource))),
        },
        400: failure("A parameter that is not understood"),
        404: failure("Not the documentId of a landing page that is seen"),
        429: failure("Too many from this network"),
      },
    },
  },
})

/** The path of the webhooks of carriers. */
export const carrierHookPaths = (): Record<string, Json> => ({
  "/api/carrier-hooks/{key}": {
    get: {
      summary: "Answers a carrier that checks the address of its webhooks",
      parameters: [inPath("key")],
      responses: {
        200: { description: "The carrier's own text" },
        404: failure("No such address, or no such check"),
      },
    },
    post: {
      summary: "Takes a webhook of a carrier, in the carrier's own form and with its signature",
      parameters: [inPath("key")],
      responses: {
        200: { description: "Stored; it is worked through later" },
        404: failure("No such address, or a wrong signature"),
        429: failure("Too many from this network"),
        413: failure("A body larger than 256 KiB"),
        503: failure("Too many wait: send it again later"),
      },
    },
  },
})
