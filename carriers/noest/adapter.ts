import { type Adapter, CarrierError } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { callCarrier, callPdf } from "../common/call.ts"
import { askAgain, cancel, createParcels, validate } from "./create.ts"
import { track } from "./follow.ts"
import { desks, fees, places } from "./places.ts"
import { bearer, read } from "./requests.ts"

const redirects = [301, 302, 303, 307, 308]

/** NOEST Express. It has no webhooks. */
export const noest: Adapter = {
  platform: "noest",
  hosts: [{ name: "Noest", baseUrl: "https://app.noest-dz.com/api/public/" }],
  keys: ["token", "guid"],
  repeat: "none",
  maxBatch: 100,
  quotas: [{ requests: 60, milliseconds: 60_000 }],
  division: 58,
  needsValidation: true,
  hasExchanges: true,
  /** Tries the token alone: no request that reads asks for the guid. */
  async check(connection) {
    await read(connection, ["get", "wilayas"])
  },
  places,
  desks,
  fees,
  createParcels,
  validate,
  cancel,
  /** The label itself, or the signed address of it, which lives for some minutes and gets no keys. */
  async label(connection, tracking) {
    const url = carrierUrl(connection.account, ["get", "order", "label"], { tracking })
    const call = { method: "GET" as const, url, headers: { ...bearer(connection.account), accept: "application/pdf" } }
    const answer = await callCarrier(connection, { ...call, accepted: redirects })
    if (!redirects.includes(answer.status)) return callPdf({ ...connection, send: async () => answer }, call)
    const location = answer.headers.location ?? ""
    if (!URL.canParse(location, url)) throw new CarrierError("not-understood", null, null, false)
    return callPdf(connection, { method: "GET", url: new URL(location, url) })
  },
  track,
  maxTracked: 100,
  askAgain,
}
