import { isMaximumChange } from "#core/orders/order-maximums.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import type { OrderRejection } from "#db/orders/order-input.ts"
import { ApiError, conflict, validationError } from "../errors.ts"
import type { OrderRejectionDetails } from "./contract-rejection.ts"
import { orderQuoteResource } from "./order-quote-resource.ts"

const unknownMessages = {
  product: "Product not found",
  wilaya: "Unknown wilaya",
  commune: "Unknown commune",
  color: "The product does not have this color",
  size: "The product does not have this size",
  desk: "The wilaya has no such desk",
}

/** 403 for an order that the shop does not take; it does not say why. */
function orderRejected(): ApiError {
  const details: OrderRejectionDetails = { reason: "refused" }
  return new ApiError(403, "ForbiddenError", "The order cannot be taken here; please call the shop", { details })
}

/** 429 with the seconds to wait. */
function tooMany(retryAfter: number): ApiError {
  const details: OrderRejectionDetails = { reason: "tooMany", retryAfter }
  const headers = { "retry-after": String(retryAfter) }
  return new ApiError(429, "TooManyRequestsError", "Too many orders; please wait or call the shop", {
    details,
    headers,
  })
}

const changedMessage = ({ changes }: Quote): string =>
  changes.some(isMaximumChange)
    ? "The order is larger than the shop takes online; please call it"
    : "The order is not what the shopper saw"

/** The answer to an order that was not placed. */
export function rejectionError(rejection: OrderRejection): ApiError {
  switch (rejection.kind) {
    case "unknown": {
      const { field } = rejection
      return validationError([{ path: ["data", field], message: unknownMessages[field] }])
    }
    case "closed":
      return validationError([
        { path: ["data", rejection.field], message: "The shop does not deliver to this commune" },
      ])
    case "changed":
      return conflict(changedMessage(rejection.quote), orderQuoteResource(rejection.quote))
    case "keyReused":
      return new ApiError(422, "IdempotencyError", "This idempotency key was used for another order")
    case "refused":
      return orderRejected()
    case "tooMany":
      return tooMany(rejection.retryAfter)
  }
}
