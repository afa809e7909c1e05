import { normalizePhone } from "#core/customers/phone.ts"
import type { OrderRequest } from "./contract.ts"
import type { OrderReceipt } from "./contract-receipt.ts"

/** Builds the answer to a repeated order without a key: the fields that the caller sent, the phone as the shop writes
 *  it. */
export function orderReceipt(data: OrderRequest["data"], token: string): OrderReceipt {
  const { client: _client, idempotencyKey: _key, ...given } = data
  return {
    ...given,
    mobile: normalizePhone(given.mobile),
    id: null,
    documentId: null,
    number: null,
    token,
    status: "received",
  }
}
