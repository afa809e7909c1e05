import { uniqueVisitorsQuery, uniqueVisitorsResource } from "../analytics/contract.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { landingVisitQuery, landingVisitResource } from "../content/landing/contract-landing.ts"
import { content, failure, inline, type Json, parameter } from "./openapi-parts.ts"

/** The paths that count visitors. */
export const visitorPaths: Record<string, Json> = {
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
}
