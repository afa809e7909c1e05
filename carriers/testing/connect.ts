import { afterAll, beforeAll } from "vitest"
import type { Adapter, CarrierAccount, Connection, NewParcel } from "../adapter.ts"
import type { Double } from "./double.ts"
import { type DoubleName, startDoubleOf } from "./doubles.ts"
import { exampleParcel } from "./examples.ts"
import { plainSend } from "./send.ts"

export const hookSecret = "hook-secret-0001"

/** Starts a platform's double for the tests of a file, and stops it after them. */
export function connectDouble(name: DoubleName, adapter: Adapter, secret = hookSecret) {
  let double: Double
  beforeAll(async () => {
    double = await startDoubleOf(name, { hasQuotas: false, silence: 100 })
  })
  afterAll(() => double.stop())
  const account = (more: Partial<CarrierAccount> = {}): CarrierAccount => ({
    baseUrl: double.baseUrl,
    keys: double.keys,
    webhookSecret: secret,
    ...more,
  })
  const connection = (more?: Partial<CarrierAccount>): Connection => ({ account: account(more), send: plainSend() })
  const create = (...parcels: NewParcel[]) => adapter.createParcels(connection(), parcels)
  return {
    double: () => double,
    account,
    connection,
    create,
    /** Makes an example parcel.
     *  @returns its tracking number */
    async created(reference: string, more?: Partial<NewParcel>): Promise<string> {
      const [result] = await create(exampleParcel(reference, more))
      if (result?.outcome !== "created") throw new Error(JSON.stringify(result))
      return result.tracking
    },
    /** The newest webhook of a parcel, read as the account's. */
    readWebhook(tracking: string, signedBy: string, more: Partial<CarrierAccount> = {}, number = 7, now = 0) {
      const { headers, body, query } = double.webhook(tracking, signedBy, number)
      const request = { headers, body: Buffer.from(body), query: new URLSearchParams(query) }
      return adapter.parseWebhook?.(account(more), request, now)
    },
  }
}
