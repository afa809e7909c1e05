import { z } from "zod"
import { type Adapter, CarrierError } from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { callPdf } from "../common/call.ts"
import { readAs, text } from "../common/read.ts"
import { askAgain, cancel, createParcels, findByReference, validate } from "./create.ts"
import { parseWebhook, track } from "./follow.ts"
import { hosts } from "./hosts.ts"
import { desks, fees, places } from "./places.ts"
import { bearer, request } from "./requests.ts"

/** DHD, Conexlog, Anderson, World Express and about eighty others. */
export const ecotrack: Adapter = {
  platform: "ecotrack",
  hosts,
  keys: ["token"],
  // References are not said to be unique; `findByReference` proves that a parcel was made, never that it was not.
  repeat: "none",
  maxBatch: 100,
  quotas: [{ requests: 50, milliseconds: 60_000 }],
  division: 58,
  needsValidation: true,
  hasExchanges: true,
  /** A rejected token is answered with a page of HTML by some tenants. */
  async check(connection) {
    const query = { api_token: connection.account.keys.token ?? "" }
    const answer = await request(connection, "GET", "validate/token", { query }).catch((error: unknown) => {
      const isPage = error instanceof CarrierError && error.problem === "not-understood"
      throw isPage ? new CarrierError("bad-keys") : error
    })
    const { message } = readAs(z.object({ message: text }), answer)
    if (message === "TOKEN_NOT_ALLOWED") throw new CarrierError("not-allowed")
    if (message !== "VALID_TOKEN") throw new CarrierError("bad-keys")
  },
  places,
  desks,
  fees,
  createParcels,
  findByReference,
  validate,
  cancel,
  label: ({ account, send }, tracking) =>
    callPdf(
      { account, send },
      { method: "GET", url: carrierUrl(account, ["get", "order", "label"], { tracking }), headers: bearer(account) },
    ),
  track,
  maxTracked: 100,
  parseWebhook,
  askAgain,
}
