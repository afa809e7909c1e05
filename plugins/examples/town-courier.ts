import type { Adapter, CarrierEvent, Connection, NewParcel, ParcelResult, ParcelStatus } from "#carriers/adapter.ts"
import { carrierUrl } from "#carriers/common/address.ts"
import { callJson } from "#carriers/common/call.ts"
import type { Plugin } from "#server/plugins/plugin.ts"

/** The courier's names of a parcel's status, as the shop's. */
const statuses: Record<string, ParcelStatus> = {
  received: "created",
  "on-tour": "out-for-delivery",
  "not-home": "failed-attempt",
  done: "delivered",
  back: "returned",
}

type Place = { wilaya: number; commune: string }
type Told = { tracking: string; state: string; at: string }

/** Calls an address below the account's, with its key.
 *  @throws CarrierError, as every adapter does */
const call = (connection: Connection, path: string, more: { json?: unknown; query?: Record<string, string> } = {}) =>
  callJson(connection, {
    method: more.json === undefined ? "GET" : "POST",
    url: carrierUrl(connection.account, [path], more.query),
    headers: { authorization: `Bearer ${connection.account.keys.token}` },
    json: more.json,
  })

async function create(connection: Connection, parcel: NewParcel): Promise<ParcelResult> {
  const { reference, firstname, lastname, phone, commune, address, amount } = parcel
  const json = { reference, name: `${firstname} ${lastname}`, phone, commune, address, collect: amount }
  const { tracking } = (await call(connection, "parcels", { json })) as { tracking?: string }
  if (!tracking) return { outcome: "unknown", words: null }
  return { outcome: "created", tracking, carrierId: null, labelUrl: null }
}

const toEvent = ({ tracking, state, at }: Told): CarrierEvent => {
  const status = statuses[state] ?? null
  const kind = status === null ? "unknown" : "movement"
  return {
    tracking,
    key: [tracking, state, at].join("|"),
    time: at,
    word: state,
    kind,
    status,
    reason: null,
    place: null,
  }
}

/** A courier whose whole interface is four addresses. */
const adapter: Adapter = {
  platform: "town-courier",
  hosts: [{ name: "Coursier de la ville", baseUrl: "https://courier.example/api/" }],
  keys: ["token"],
  // The courier answers a reference that it has with the parcel of then.
  repeat: "unique-reference",
  maxBatch: 1,
  maxTracked: 50,
  quotas: [{ requests: 60, milliseconds: 60_000 }],
  division: 58,
  needsValidation: false,
  hasExchanges: false,
  async check(connection) {
    await call(connection, "communes")
  },
  async places(connection) {
    const served = (await call(connection, "communes")) as Place[]
    const more = { id: null, postcode: null, hasDesk: false, isDelivered: true }
    return {
      places: served.map(({ wilaya, commune }) => ({ ...more, wilayaCode: wilaya, name: commune })),
      cursor: null,
    }
  },
  createParcels: (connection, parcels) => Promise.all(parcels.map((parcel) => create(connection, parcel))),
  async track(connection, trackings) {
    const told = (await call(connection, "parcels", { query: { tracking: trackings.join(",") } })) as Told[]
    return told.map(toEvent)
  },
}

/** Parcels by a courier of the town, connected in the console like the shop's own carriers. */
const townCourier: Plugin = { name: "town-courier", carrier: adapter }

export default townCourier
