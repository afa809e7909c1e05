import { createHash } from "node:crypto"
import { z } from "zod"
import { cutText } from "../../core/cut-text.ts"
import { type Adapter, CarrierError, type Connection, type NewParcel, type ParcelResult } from "../adapter.ts"
import { carrierWords } from "../common/call.ts"
import { fullName, goodsText, remarks } from "../common/goods.ts"
import { number, readAs, requiredText, rows, text } from "../common/read.ts"
import { foldWord } from "../common/words.ts"
import { request, search } from "./requests.ts"
import { readyState } from "./statuses.ts"

/** The id of the customer of a parcel: the platform takes any UUID. The same for a parcel that is sent again. */
function customerId(reference: string): string {
  const hex = createHash("sha256").update(reference).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}

/** At least two characters. */
const twoOrMore = (value: string) => value.padEnd(2, ".")

/** `0xxxxxxxxx` in the international form, which this platform alone wants. */
const international = (phone: string) => phone.replace(/^0/, "+213")

function toBody(parcel: NewParcel, stateId: string) {
  const [hubId, ...deskPlace] = parcel.deskId?.split("/") ?? []
  const [cityTerritoryId, districtTerritoryId] =
    deskPlace.length === 2 ? deskPlace : (parcel.communeId?.split("/") ?? [])
  return {
    customer: {
      customerId: customerId(parcel.reference),
      name: twoOrMore(fullName(parcel, 100)),
      phone: { number1: international(parcel.phone) },
    },
    deliveryAddress: {
      cityTerritoryId,
      districtTerritoryId,
      street: parcel.address,
      ...(parcel.postcode && { postalCode: parcel.postcode }),
    },
    deliveryType: hubId ? "pickup-point" : "home",
    ...(hubId && { hubId }),
    orderedProducts: parcel.goods.map(({ title, quantity, unitPrice }) => ({
      productName: cutText(title, 200),
      unitPrice,
      quantity,
      stockType: "none",
    })),
    description: twoOrMore(cutText([remarks(parcel, 120), goodsText(parcel, 250)].filter(Boolean).join(" · "), 250)),
    amount: parcel.amount,
    ...(parcel.weight !== null && { weight: { weight: parcel.weight / 1000 } }),
    externalId: parcel.reference,
    stateId,
  }
}

/** The first object of a name, wherever it lies in an answer: the shape of workflows is a tenant's own. */
function findNamed(value: unknown, name: string): string | null {
  if (typeof value !== "object" || value === null) return null
  const { id, name: own } = value as Record<string, unknown>
  if (typeof id === "string" && typeof own === "string" && foldWord(own) === foldWord(name)) return id
  for (const inner of Object.values(value)) {
    const found = findNamed(inner, name)
    if (found) return found
  }
  return null
}

async function findReadyState(connection: Connection): Promise<string> {
  const json = { pageNumber: 1, pageSize: 100 }
  const answer = await request(connection, "POST", ["workflows", "search"], { json, isRead: true })
  const id = findNamed(answer, readyState)
  if (!id) throw new CarrierError("rejected", readyState)
  return id
}

const success = z.object({ index: number, parcelId: requiredText, trackingNumber: text })
const failure = z.object({ index: number, errorCode: text, errorMessage: text })
const batch = z.object({
  successes: rows(success).nullable().default([]),
  failures: rows(failure).nullable().default([]),
})

/** A repeated externalId: the parcel was made before. */
const isDuplicate = (words: string) => /already exist|duplicat|conflict|must be unique|\b409\b/i.test(words)

const madeParcel = (id: string, tracking: string | null): ParcelResult =>
  // The platform takes the id wherever it takes a tracking number, but for labels.
  ({ outcome: "created", tracking: tracking ?? id, carrierId: id, labelUrl: null })

const listed = z.object({ id: requiredText, trackingNumber: text, externalId: text })

/** Parcels by our references. The platform ignores the plain field `filters`. */
async function findParcels(connection: Connection, references: string[]) {
  const filters = references.map((value) => ({ field: "externalId", operator: "eq", value }))
  const found = await search(connection, ["parcels", "search"], listed, { advancedFilter: { logic: "or", filters } })
  const wanted = new Set(references)
  return new Map(found.flatMap((one) => (one.externalId && wanted.has(one.externalId) ? [[one.externalId, one]] : [])))
}

export const findByReference: NonNullable<Adapter["findByReference"]> = async (connection, references) =>
  new Map(
    [...(await findParcels(connection, references))].map(([reference, one]) => [
      reference,
      one.trackingNumber ?? one.id,
    ]),
  )

/** Why the adapter itself does not send a parcel. */
function problem(parcel: NewParcel): string | null {
  if (parcel.exchangedGoods !== null) return "Échange : à créer chez ZR Express, avec le numéro du premier colis"
  return parcel.deskId === null && parcel.communeId === null ? "Commune inconnue chez ZR Express" : null
}

export const createParcels: Adapter["createParcels"] = async (connection, parcels) => {
  const results = new Map<NewParcel, ParcelResult>()
  for (const parcel of parcels) {
    const words = problem(parcel)
    if (words) results.set(parcel, { outcome: "rejected", words })
  }
  const sent = parcels.filter((parcel) => !results.has(parcel))
  if (sent.length > 0) for (const [parcel, result] of await send(connection, sent)) results.set(parcel, result)
  return parcels.map((parcel) => results.get(parcel) ?? { outcome: "unknown", words: null })
}

async function send(connection: Connection, parcels: NewParcel[]): Promise<Map<NewParcel, ParcelResult>> {
  const stateId = await findReadyState(connection)
  const json = { parcels: parcels.map((parcel) => toBody(parcel, stateId)) }
  const answer = await request(connection, "POST", ["parcels", "bulk"], { json, accepted: [400, 409] })
  const { successes, failures } = readAs(batch, answer, true)
  // An error of the whole request says neither.
  const whole =
    (successes ?? []).length + (failures ?? []).length === 0 ? (carrierWords(connection.account, answer) ?? "") : null
  const results = new Map<NewParcel, ParcelResult>()
  for (const { index, parcelId, trackingNumber } of successes ?? []) {
    const parcel = parcels[index ?? -1]
    if (parcel) results.set(parcel, madeParcel(parcelId, trackingNumber))
  }
  const repeated: NewParcel[] = []
  for (const [n, parcel] of parcels.entries()) {
    if (results.has(parcel)) continue
    const own = (failures ?? []).filter(({ index }) => index === n)
    const said = own.map(({ errorCode, errorMessage }) => `${errorCode ?? ""} ${errorMessage ?? ""}`).join(" ")
    if (isDuplicate(whole ?? said)) repeated.push(parcel)
    const message = own.map(({ errorMessage, errorCode }) => errorMessage ?? errorCode)
    const words = whole ?? carrierWords(connection.account, { errors: message })
    results.set(parcel, { outcome: whole !== null || own.length > 0 ? "rejected" : "unknown", words })
  }
  if (repeated.length > 0) await resolveRepeated(connection, repeated, results)
  return results
}

/** Finds the parcels that a repeated request had made before. */
async function resolveRepeated(connection: Connection, repeated: NewParcel[], results: Map<NewParcel, ParcelResult>) {
  const isAll = repeated.length === results.size
  const found = await findParcels(
    connection,
    repeated.map(({ reference }) => reference),
  ).catch((error: unknown) => {
    // Nothing else is told by this answer: the whole request may be repeated.
    if (isAll && error instanceof CarrierError) throw new CarrierError("no-answer", error.words, error.retryAfter)
    return null
  })
  for (const parcel of repeated) {
    const one = found?.get(parcel.reference)
    const said = results.get(parcel)
    const words = said?.outcome === "rejected" ? said.words : null
    // It is there, and nothing says under which number.
    results.set(parcel, one ? madeParcel(one.id, one.trackingNumber) : { outcome: "unknown", words })
  }
}

const deleted = z.object({ successCount: number })

export const cancel: NonNullable<Adapter["cancel"]> = async (connection, tracking) => {
  const path = ["parcels", "bulk", "by-tracking-number"]
  const answer = await request(connection, "DELETE", path, { json: { trackingNumbers: [tracking] }, accepted: [400] })
  if (readAs(deleted, answer, true).successCount === 1) return
  const words = carrierWords(connection.account, { errors: (answer as { failures?: unknown }).failures ?? answer })
  throw new CarrierError("rejected", words)
}
