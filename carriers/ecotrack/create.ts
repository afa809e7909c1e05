import { z } from "zod"
import { type Adapter, type CarrierAccount, CarrierError, type NewParcel, type ParcelResult } from "../adapter.ts"
import { fullName, goodsText, kilograms, remarks } from "../common/goods.ts"
import { number, readAs, requiredText, rows, text } from "../common/read.ts"
import { readDeskId } from "./places.ts"
import { outcome, reasonOf, request, validatedError } from "./requests.ts"

/** A parcel as the platform wants it: numbers in place of booleans. Nothing unset is sent. */
function toFields(parcel: NewParcel): Record<string, string | number> {
  const desk = parcel.deskId === null ? null : readDeskId(parcel.deskId)
  const fields = {
    reference: parcel.reference,
    nom_client: fullName(parcel),
    telephone: parcel.phone,
    adresse: parcel.address,
    code_wilaya: parcel.wilayaCode,
    commune: desk?.commune ?? parcel.commune,
    code_postal: desk?.postcode ?? parcel.postcode ?? "",
    montant: parcel.amount,
    remarque: remarks(parcel),
    produit: goodsText(parcel),
    type: parcel.exchangedGoods === null ? 1 : 2,
    produit_a_recuperer: parcel.exchangedGoods ?? "",
    stop_desk: desk ? 1 : 0,
    fragile: parcel.isFragile ? 1 : 0,
    weight: kilograms(parcel) || "",
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""))
}

/** Reads the answer about one parcel: its number, a rejection with `success: false`, or its wrong fields alone. */
function toResult(account: CarrierAccount, answer: unknown): ParcelResult {
  const read = outcome.safeParse(answer)
  if (!read.success) return { outcome: "unknown", words: null }
  const { success, tracking } = read.data
  if (success && tracking) return { outcome: "created", tracking, carrierId: null, labelUrl: null }
  const words = reasonOf(account, answer)
  const says = success || words === null ? "unknown" : "rejected"
  return { outcome: says, words }
}

async function createOne(
  connection: Parameters<Adapter["createParcels"]>[0],
  parcel: NewParcel,
): Promise<ParcelResult> {
  const query = Object.fromEntries(Object.entries(toFields(parcel)).map(([name, value]) => [name, String(value)]))
  const answer = await request(connection, "POST", "create/order", { query, accepted: [422] })
  return toResult(connection.account, answer)
}

const batch = z.object({ results: z.record(z.string(), z.unknown()) })

/** The answer keys parcels by reference, or by index where it has none. */
export const createParcels: Adapter["createParcels"] = async (connection, parcels) => {
  const [only] = parcels
  if (only && parcels.length === 1) return [await createOne(connection, only)]
  const orders = Object.fromEntries(parcels.map((parcel, n) => [String(n), toFields(parcel)]))
  const answer = await request(connection, "POST", "create/orders", { json: { orders } })
  const { results } = readAs(batch, answer, true)
  const references = new Set(parcels.map(({ reference }) => reference))
  const byReference = Object.keys(results).every((key) => references.has(key))
  return parcels.map(({ reference }, n) => toResult(connection.account, results[byReference ? reference : String(n)]))
}

const page = z.object({
  data: rows(z.object({ tracking: requiredText, reference: text, status: text })),
  last_page: number,
})

/** Pages of orders in which a lost parcel is looked for, 40 each. */
const maxPages = 10

/** Looks through the orders since yesterday. A parcel that is not there may still have been made: the list leaves some out. */
export const findByReference: NonNullable<Adapter["findByReference"]> = async (connection, references) => {
  const wanted = new Set(references)
  const found = new Map<string, string>()
  const start = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (let number = 1; number <= maxPages && found.size < wanted.size; number += 1) {
    const query = { page: String(number), start_date: start }
    const { data, last_page } = readAs(page, await request(connection, "GET", "get/orders", { query }))
    for (const row of data) if (row.reference && wanted.has(row.reference)) found.set(row.reference, row.tracking)
    if (number >= (last_page ?? 1)) break
  }
  return found
}

/** One request for each. Stops at the first that fails as a whole, once some are done. */
export const validate: NonNullable<Adapter["validate"]> = async (connection, trackings) => {
  const done = new Map<string, string | null>()
  for (const tracking of trackings) {
    try {
      const answer = await request(connection, "POST", "valid/order", { query: { tracking }, accepted: [404, 422] })
      const { success, error } = readAs(outcome, answer, true)
      // Validated before: a repeated call is as good as the first.
      done.set(tracking, success || error === validatedError ? null : (reasonOf(connection.account, answer) ?? ""))
    } catch (error) {
      if (done.size === 0) throw error
      break
    }
  }
  return done
}

export const cancel: NonNullable<Adapter["cancel"]> = async (connection, tracking) => {
  const answer = await request(connection, "DELETE", "delete/order", { query: { tracking } })
  const read = readAs(outcome, answer, true)
  if (!read.success && read.delete !== "success")
    throw new CarrierError("rejected", reasonOf(connection.account, answer))
}

/** A remark to the carrier, which may ignore it. */
export const askAgain: NonNullable<Adapter["askAgain"]> = async (connection, tracking, words) => {
  const query = { tracking, content: words.slice(0, 255) }
  const answer = await request(connection, "POST", "add/maj", { query })
  if (!readAs(outcome, answer, true).success) throw new CarrierError("rejected", reasonOf(connection.account, answer))
}
