import { type Adapter, CarrierError } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { callPdf } from "../common/call.ts"
import { cancel, createParcels, findByReference } from "./create.ts"
import { parseWebhook, registerWebhook, track } from "./follow.ts"
import { places } from "./places.ts"
import { findId, request, token } from "./requests.ts"

/** Maystro Delivery. Its list of desks, payouts and batches are not known; a price is of one commune by call. */
export const maystro: Adapter = {
  platform: "maystro",
  hosts: [
    { name: "Maystro", baseUrl: "https://backend.maystro-delivery.com/api/" },
    { name: "Maystro (b)", baseUrl: "https://b.maystro-delivery.com/api/" },
  ],
  keys: ["token"],
  // Beside the lookup the carrier rejects the same name and telephone for 24 hours.
  repeat: "lookup",
  maxBatch: 1,
  // Not published: a guess below what others allow.
  quotas: [{ requests: 60, milliseconds: 60_000 }],
  division: 58,
  needsValidation: false,
  hasExchanges: false,
  async check(connection) {
    await request(connection, "GET", ["stores", "orders", ""], { query: { page: "1" } })
  },
  places,
  createParcels,
  findByReference,
  cancel,
  /** The second version goes by the carrier's id; the first prints a blank page for it. */
  async label(connection, tracking, carrierId) {
    const id = carrierId ?? (await findId(connection, tracking))
    if (!id) throw new CarrierError("rejected")
    const { account } = connection
    return callPdf(connection, {
      method: "POST",
      url: carrierUrl(account, ["delivery", "starter", "v2", "starter_bordureau", ""]),
      headers: token(account),
      json: { orders_ids: [id] },
    })
  },
  track,
  // Two requests each: when the quota is spent in between, all of them are read again.
  maxTracked: 5,
  parseWebhook,
  webhookIsHint: true,
  registerWebhook,
}
