import { stockAlertRequest, stockAlertResource } from "../catalogue/contract-stock-alert.ts"
import {
  contactMessageRequest,
  contactMessageResource,
  subscriberRequest,
  subscriberResource,
  subscriberTokenRequest,
} from "../customers/contract-message.ts"
import { content, failure, type Json, named, secured, sending } from "./openapi-parts.ts"

function stockParameters(): Json {
  const asking = sending(
    "Asks to be told when a product, or one variant of it, is back",
    stockAlertRequest,
    stockAlertResource,
  )
  const rejected = {
    404: failure("No such product or variant"),
    409: failure("It is in stock"),
    429: failure("Too many of this address or network"),
  }
  return { ...asking, responses: { ...asking.responses, ...rejected } }
}

/** The paths of what visitors send to the shop: messages, subscriptions, stock alerts. */
export function customerPaths(): Record<string, Json> {
  const byToken = (summary: string) => ({
    post: {
      summary,
      ...secured,
      requestBody: { required: true, content: content(named(subscriberTokenRequest)) },
      responses: {
        200: { description: "Done" },
        400: failure("A body that breaks the contract"),
        401: failure("No valid bearer"),
        403: failure("No bearer"),
        404: failure("No such link"),
        413: failure("A body larger than 64 KiB"),
      },
    },
  })
  return {
    "/api/contact-messages": {
      post: sending("Keeps a message for the merchant", contactMessageRequest, contactMessageResource),
    },
    "/api/subscribers": { post: sending("Asks for the shop's news", subscriberRequest, subscriberResource) },
    "/api/subscribers/confirm": byToken("Says yes to the shop's news, by the link of a mail"),
    "/api/subscribers/leave": byToken("Ends the shop's news, by the link of any of them"),
    "/api/stock-alerts": { post: stockParameters() },
    "/api/stock-alerts/leave": byToken("Ends all stock alerts of an address, by the link of a mail"),
  }
}
