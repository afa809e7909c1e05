import { z } from "zod"
import { type Adapter, CarrierError } from "../adapter.ts"
import { callPdf } from "../common/call.ts"
import { readAs, rows, text } from "../common/read.ts"
import { createParcels, findByReference, isDeleted } from "./create.ts"
import { parseWebhook, payments, track } from "./follow.ts"
import { desks, fees, places } from "./places.ts"
import { request } from "./requests.ts"

const labels = z.object({ data: rows(z.object({ label: text })) })

/** Yalidine, Guepex, Yalitec. */
export const yalidine: Adapter = {
  platform: "yalidine",
  hosts: [
    { name: "Yalidine", baseUrl: "https://api.yalidine.app/v1/" },
    { name: "Guepex", baseUrl: "https://api.guepex.app/v1/" },
    { name: "Yalitec", baseUrl: "https://api.yalitec.me/v1/" },
  ],
  keys: ["id", "token"],
  // The same order_id twice made two parcels (seen live).
  repeat: "lookup",
  // No cap is documented.
  maxBatch: 100,
  quotas: [
    { requests: 5, milliseconds: 1000 },
    { requests: 50, milliseconds: 60_000 },
    { requests: 1000, milliseconds: 3_600_000 },
    { requests: 10_000, milliseconds: 86_400_000 },
  ],
  division: 58,
  needsValidation: false,
  hasExchanges: true,
  async check(connection) {
    await request(connection, "GET", ["wilayas", ""], { query: { page_size: "1" } })
  },
  places,
  desks,
  fees,
  createParcels,
  findByReference,
  async cancel(connection, tracking) {
    const answer = await request(connection, "DELETE", ["parcels", tracking])
    if (!isDeleted(answer, tracking)) throw new CarrierError("rejected")
  },
  async label(connection, tracking) {
    const { data } = readAs(labels, await request(connection, "GET", ["parcels", tracking]))
    const address = data[0]?.label ?? ""
    if (!URL.canParse(address)) throw new CarrierError("rejected")
    // The address is of another host: it gets no keys.
    return callPdf(connection, { method: "GET", url: new URL(address) })
  },
  track,
  maxTracked: 50,
  parseWebhook,
  answerChallenge: (query) => (query.has("subscribe") ? query.get("crc_token") : null),
  payments,
}
