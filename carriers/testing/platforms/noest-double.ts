import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { communes, wilayaNames } from "../geography.ts"
import { pdf } from "../pdf.ts"

const keys = { token: "double-token-noest-0001", guid: "DOUBLE01" }

const invalid = (errors: Record<string, string[]>): DoubleAnswer => ({
  status: 422,
  json: { message: "The given data was invalid.", errors },
})

const deskCode = (wilayaCode: number) => `${String(wilayaCode).padStart(2, "0")}A`
const hasDesk = (code: string) => [...wilayaNames.keys()].some((wilaya) => deskCode(wilaya) === code)

/** Ceiling of this account. */
const maxAmount = 200_000

/** What is wrong with the fields of a parcel. */
function fieldErrors(order: Record<string, unknown>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const say = (name: string, words = `Le champ ${name} est invalide.`) => {
    errors[name] = [words]
  }
  for (const name of ["client", "adresse", "produit"]) if (typeof order[name] !== "string" || !order[name]) say(name)
  for (const name of ["client", "adresse", "remarque"]) if (String(order[name] ?? "").length > 255) say(name)
  if (!/^\d{9,10}$/.test(String(order.phone))) say("phone")
  if (order.reference !== undefined && String(order.reference).length < 5) say("reference")
  if (!Number.isInteger(order.wilaya_id) || !wilayaNames.has(Number(order.wilaya_id))) say("wilaya_id")
  if (typeof order.montant !== "number") say("montant")
  if (![1, 2, 3].includes(Number(order.type_id))) say("type_id")
  if (order.stop_desk !== 0 && order.stop_desk !== 1) say("stop_desk")
  if (order.stop_desk === 1 && !hasDesk(String(order.station_code))) say("station_code")
  return errors
}

/** Why an order with good fields is refused, with a 200. */
function businessError(order: Record<string, unknown>, parcels: DoubleParcel[]): string | null {
  const isDesk = order.stop_desk === 1
  if (isDesk && String(order.station_code) !== deskCode(Number(order.wilaya_id))) {
    return "La wilaya ne correspond pas à la wilaya de la station"
  }
  const isPlace = communes.some(({ name, wilayaCode }) => name === order.commune && wilayaCode === order.wilaya_id)
  if (!isDesk && !isPlace) return "Commune inconnue ou fermée"
  if (Number(order.montant) > maxAmount) return "Le montant dépasse le plafond du compte"
  const isTwice = parcels.some(({ fields }) => JSON.stringify(fields) === JSON.stringify(order))
  return isTwice ? "Colis déja existant" : null
}

const localTime = (time: Date) => new Date(time.getTime() + 3_600_000).toISOString().slice(0, 19).replace("T", " ")

function lists(path: string): DoubleAnswer | null {
  if (path === "get/wilayas") {
    return { json: [...wilayaNames].map(([code, nom]) => ({ code, nom, is_active: code === 56 ? 0 : 1 })) }
  }
  if (path.startsWith("get/communes/")) {
    const wanted = communes.filter(({ wilayaCode }) => String(wilayaCode) === path.slice("get/communes/".length))
    return {
      json: wanted.map(({ name, wilayaCode, postcode }) => ({
        nom: name,
        wilaya_id: wilayaCode,
        code_postal: postcode,
        is_active: 1,
      })),
    }
  }
  if (path === "desks") {
    const rows = communes
      .filter((commune) => commune.hasDesk)
      .map(({ wilayaCode, name }) => [
        deskCode(wilayaCode),
        // The inner code lacks the zero.
        {
          code: `${wilayaCode}A`,
          name: `Bureau ${name}`,
          address: `Rue 1, ${name}`,
          map: "",
          phones: { "0": "0555000000" },
          email: "",
          commune: name,
        },
      ])
    return { json: Object.fromEntries(rows) }
  }
  if (path !== "fees") return null
  const prices = (home: number) =>
    Object.fromEntries(
      [...wilayaNames.keys()].map((code) => [
        code,
        { tarif_id: code, wilaya_id: code, tarif: String(home + code), tarif_stopdesk: String(home - 150 + code) },
      ]),
    )
  return { json: { tarifs: { delivery: prices(500), return: prices(200) } } }
}

export function noestDouble(): Platform {
  const parcels: DoubleParcel[] = []
  const validated = new Set<string>()

  const create = (order: Record<string, unknown>) => {
    const tracking = `${String(order.wilaya_id).padStart(2, "0")}N-${String(parcels.length + 1).padStart(6, "0")}`
    const history = [{ word: "upload", time: new Date(), reason: null }]
    parcels.push({ tracking, reference: String(order.reference ?? ""), fields: order, history })
    return { success: true, tracking, reference: order.reference, regional_hub_name: "Hub", wilaya_rank: 1 }
  }
  const createOne = (order: Record<string, unknown>): DoubleAnswer => {
    const errors = fieldErrors(order)
    if (Object.keys(errors).length > 0) return invalid(errors)
    const message = businessError(order, parcels)
    return { json: message ? { success: false, message } : create(order) }
  }
  const createMany = (orders: unknown): DoubleAnswer => {
    if (!Array.isArray(orders) || orders.length < 1 || orders.length > 100) return invalid({ orders: ["1..100"] })
    const passed: unknown[] = []
    const failed: Record<string, unknown> = {}
    for (const [n, order] of (orders as Record<string, unknown>[]).entries()) {
      const errors = fieldErrors(order)
      if (order.poids === undefined) errors.poids = ["Le champ poids est obligatoire."]
      const message = businessError(order, parcels)
      if (Object.keys(errors).length > 0) failed[n] = errors
      else if (message) failed[n] = { order: [message] }
      else passed.push(create(order))
    }
    const isWhole = Object.keys(failed).length === 0
    return { json: { success: isWhole, passed, failed: isWhole ? [] : failed } }
  }
  const validateMany = (trackings: unknown): DoubleAnswer => {
    if (!Array.isArray(trackings) || trackings.length > 100) return invalid({ trackings: ["1..100"] })
    const passed: [string, true][] = []
    const failed: [string, unknown][] = []
    for (const tracking of trackings.map(String)) {
      const isKnown = parcels.some((parcel) => parcel.tracking === tracking)
      if (!isKnown) failed.push([tracking, { tracking: ["Tracking introuvable"] }])
      else if (validated.has(tracking)) failed.push([tracking, { tracking: ["already_validated"] }])
      else passed.push([tracking, true])
    }
    for (const [tracking] of passed) validated.add(tracking)
    // An empty list stands for an empty object.
    const keyed = (pairs: [string, unknown][]) => (pairs.length > 0 ? Object.fromEntries(pairs) : [])
    return { json: { success: failed.length === 0, passed: keyed(passed), failed: keyed(failed) } }
  }
  const onParcel = (path: string, body: Record<string, unknown>): DoubleAnswer => {
    const parcel = parcels.find(({ tracking }) => tracking === body.tracking)
    if (!parcel) return invalid({ tracking: ["Tracking introuvable"] })
    if (path === "delete/order" && validated.has(parcel.tracking)) {
      return { json: { success: false, message: "already_validated" } }
    }
    if (path === "delete/order") parcels.splice(parcels.indexOf(parcel), 1)
    if (path === "add/maj" && !body.content) return invalid({ content: ["?"] })
    return { json: { success: true } }
  }
  const tracked = (trackings: unknown): DoubleAnswer => {
    if (!Array.isArray(trackings) || trackings.length > 100) return invalid({ trackings: ["1..100"] })
    const found = parcels
      .filter(({ tracking }) => trackings.includes(tracking))
      .map(({ tracking, history, fields }) => [
        tracking,
        {
          OrderInfo: { tracking, montant: String(fields.montant), driver_name: "" },
          recipientName: "K****",
          activity: history
            .map(({ word, time, reason }) => ({
              event: word,
              event_key: word,
              causer: "NOEST",
              content: reason ?? "",
              date: localTime(time),
              "badge-class": "badge",
            }))
            .reverse(),
          deliveryAttempts: [],
        },
      ])
    return { json: found.length > 0 ? Object.fromEntries(found) : [] }
  }

  const answer = ({ method, path, query, headers, json }: DoubleRequest, baseUrl: string): DoubleAnswer => {
    // A signed address, which takes no key.
    if (path.startsWith("signed/")) return { bytes: pdf(path) }
    if (headers.authorization !== `Bearer ${keys.token}`) return { status: 401, json: { message: "Unauthenticated." } }
    if (method === "GET" && path === "get/order/label") {
      const tracking = query.get("tracking") ?? ""
      if (!parcels.some((parcel) => parcel.tracking === tracking))
        return invalid({ tracking: ["Tracking introuvable"] })
      // Both happen.
      const isDirect = tracking.endsWith("1")
      return isDirect
        ? { bytes: pdf(tracking) }
        : { status: 302, headers: { location: `${baseUrl}signed/${tracking}` }, text: "" }
    }
    if (method === "GET") return lists(path) ?? { status: 404, json: { message: "Not found." } }
    const { user_guid, ...body } = (json ?? {}) as Record<string, unknown>
    if (path === "get/trackings/info") return tracked(body.trackings)
    if (user_guid !== keys.guid) return invalid({ user_guid: ["Le champ user_guid est invalide."] })
    if (path === "create/order") return createOne(body)
    if (path === "create/orders") return createMany(body.orders)
    if (path === "valid/orders") return validateMany(body.trackings)
    return ["delete/order", "add/maj", "ask/new-tentative"].includes(path)
      ? onParcel(path, body)
      : { status: 404, json: { message: "Not found." } }
  }

  return {
    basePath: "/api/public/",
    keys,
    quotas: [{ name: "minute", requests: 60, milliseconds: 60_000 }],
    parcels,
    answer,
    isCreation: ({ path }) => path.startsWith("create/"),
  }
}
