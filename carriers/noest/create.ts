import { z } from "zod"
import { type Adapter, type CarrierAccount, CarrierError, type NewParcel, type ParcelResult } from "../adapter.ts"
import { carrierWords } from "../common/call.ts"
import { fullName, goodsText, kilograms, remarks } from "../common/goods.ts"
import { readAs } from "../common/read.ts"
import { foldWord } from "../common/words.ts"
import { outcome, write } from "./requests.ts"

/** The carrier wants at least five characters. */
const carrierReference = (reference: string) => reference.padStart(5, "0")

function toBody(parcel: NewParcel) {
  const note = remarks({ ...parcel, mayBeOpened: false })
  return {
    reference: carrierReference(parcel.reference),
    client: fullName(parcel),
    phone: parcel.phone,
    adresse: parcel.address,
    wilaya_id: parcel.wilayaCode,
    commune: parcel.commune,
    montant: parcel.amount,
    produit: goodsText(parcel),
    type_id: parcel.exchangedGoods === null ? 1 : 2,
    // Optional by the documentation; batches ask for it.
    poids: Math.max(1, kilograms(parcel)),
    stop_desk: parcel.deskId === null ? 0 : 1,
    ...(parcel.deskId !== null && { station_code: parcel.deskId }),
    ...(note !== "" && { remarque: note }),
    // Absent from the newest documentation.
    ...(parcel.mayBeOpened && { can_open: 1 }),
  }
}

/** "Colis déja existant": the carrier has such a parcel, of this order or of another. A person must look. */
const isDuplicate = (words: string | null) => /duplicate|existant/.test(foldWord(words ?? ""))

function toResult(account: CarrierAccount, answer: unknown): ParcelResult {
  const read = outcome.safeParse(answer)
  if (!read.success) return { outcome: "unknown", words: null }
  const { success, tracking } = read.data
  if (success && tracking) return { outcome: "created", tracking, carrierId: null, labelUrl: null }
  const words = carrierWords(account, answer) ?? carrierWords(account, { errors: answer })
  const isOpen = success || words === null || isDuplicate(words)
  return { outcome: isOpen ? "unknown" : "rejected", words }
}

const passedOrFailed = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
const batch = z.object({ passed: passedOrFailed.default([]), failed: passedOrFailed.default([]) })

const entryReference = z.object({ reference: z.union([z.string(), z.number()]) })

/** The answers about the parcels of a batch, by their place in it. `passed` and `failed` are keyed by index in the documentation; the
 *  live service answers with `passed` as an array, whose entries name their reference. */
function byPlace(parcels: NewParcel[], answer: z.infer<typeof batch>): Map<number, unknown> {
  const places = new Map(parcels.map(({ reference }, n) => [carrierReference(reference), n]))
  const found = new Map<number, unknown>()
  const failed = Array.isArray(answer.failed) ? [] : Object.entries(answer.failed)
  for (const [n, errors] of failed) found.set(Number(n), errors)
  const entries = Array.isArray(answer.passed) ? answer.passed : Object.values(answer.passed)
  const indexes = Array.isArray(answer.passed) ? null : Object.keys(answer.passed)
  // Entries without a reference stand in the order of the parcels that did not fail.
  const rest = parcels.map((_, n) => n).filter((n) => !found.has(n))
  const isInOrder = rest.length === entries.length
  for (const [n, entry] of entries.entries()) {
    const named = entryReference.safeParse(entry)
    const unnamed = indexes ? Number(indexes[n]) : isInOrder ? rest[n] : undefined
    const place = named.success ? places.get(String(named.data.reference)) : unnamed
    if (place !== undefined) found.set(place, entry)
  }
  // Failures without a place: they stand in order too, where as many are left.
  const left = rest.filter((n) => !found.has(n))
  const failures = Array.isArray(answer.failed) ? answer.failed : []
  if (failures.length === left.length) for (const [n, errors] of failures.entries()) found.set(left[n] ?? n, errors)
  return found
}

export const createParcels: Adapter["createParcels"] = async (connection, parcels) => {
  const { account } = connection
  const [only] = parcels
  if (only && parcels.length === 1) {
    return [toResult(account, await write(connection, "create/order", toBody(only), [422]))]
  }
  const answer = await write(connection, "create/orders", { orders: parcels.map(toBody) })
  const found = byPlace(parcels, readAs(batch, answer, true))
  // Neither passed nor failed: the whole batch was rejected with words.
  const whole = found.size === 0 ? toResult(account, answer) : null
  return parcels.map((_, n) => whole ?? toResult(account, found.get(n)))
}

const validation = z.object({
  passed: passedOrFailed.default([]),
  failed: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).default([]),
})

/** "already_validated": a repeated call is as good as the first. */
const isValidated = (words: string | null) => /already validated|deja valide/.test(foldWord(words ?? ""))

export const validate: NonNullable<Adapter["validate"]> = async (connection, trackings) => {
  const { passed, failed } = readAs(validation, await write(connection, "valid/orders", { trackings }), true)
  const [done, rejected] = [new Set(Object.keys(passed)), new Map(Object.entries(failed))]
  return new Map(
    trackings
      .filter((tracking) => done.has(tracking) || rejected.has(tracking))
      .map((tracking) => {
        const words = done.has(tracking) ? null : carrierWords(connection.account, { errors: rejected.get(tracking) })
        return [tracking, done.has(tracking) || isValidated(words) ? null : (words ?? "")]
      }),
  )
}

async function writeOrThrow(connection: Parameters<Adapter["check"]>[0], path: string, json: Record<string, unknown>) {
  const answer = await write(connection, path, json)
  if (!readAs(outcome, answer, true).success)
    throw new CarrierError("rejected", carrierWords(connection.account, answer))
}

export const cancel: NonNullable<Adapter["cancel"]> = (connection, tracking) =>
  writeOrThrow(connection, "delete/order", { tracking })

/** Leaves a note, then asks for another attempt. */
export const askAgain: NonNullable<Adapter["askAgain"]> = async (connection, tracking, words) => {
  await writeOrThrow(connection, "add/maj", { tracking, content: words.slice(0, 255) })
  await writeOrThrow(connection, "ask/new-tentative", { tracking })
}
