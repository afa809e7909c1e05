import { z } from "zod"
import { type Adapter, CarrierError } from "../adapter.ts"
import { callPdf } from "../common/call.ts"
import { readAs, rows, text } from "../common/read.ts"
import { cancel, createParcels, findByReference } from "./create.ts"
import { parseWebhook, registerWebhook, track } from "./follow.ts"
import { desks, fees, places } from "./places.ts"
import { request } from "./requests.ts"

const labels = z.object({ parcelLabelFiles: rows(z.object({ fileUrl: text })).nullable() })

/** ZR Express, its interface of 2026. */
export const zrExpress: Adapter = {
  platform: "zr-express",
  hosts: [{ name: "ZR Express", baseUrl: "https://api.zrexpress.app/api/v1/" }],
  keys: ["tenant", "key"],
  // A repeated externalId is answered 409.
  repeat: "unique-reference",
  maxBatch: 100,
  // Not published: a guess below what others allow.
  quotas: [{ requests: 60, milliseconds: 60_000 }],
  division: 58,
  needsValidation: false,
  hasExchanges: false,
  async check(connection) {
    await request(connection, "GET", ["users", "profile"])
  },
  places,
  desks,
  fees,
  createParcels,
  findByReference,
  cancel,
  /** The address of a label lives for about an hour and gets no keys. */
  async label(connection, tracking) {
    const json = { trackingNumbers: [tracking], format: "a6" }
    const path = ["parcels", "labels", "individual", "pdf"]
    const { parcelLabelFiles } = readAs(labels, await request(connection, "POST", path, { json, isRead: true }))
    const address = parcelLabelFiles?.[0]?.fileUrl ?? ""
    if (!URL.canParse(address)) throw new CarrierError("rejected")
    return callPdf(connection, { method: "GET", url: new URL(address) })
  },
  track,
  // Two requests each: when the quota is spent in between, all of them are read again.
  maxTracked: 5,
  parseWebhook,
  registerWebhook,
}
