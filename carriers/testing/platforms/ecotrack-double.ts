import { createHmac } from "node:crypto"
import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { communes, wilayaNames } from "../geography.ts"
import { pdf } from "../pdf.ts"

const token = "double-token-eco-0001"

/** Wilayas that this tenant does not serve. */
const unserved = new Set([33, 56])

const invalid = (errors: Record<string, string[]>): DoubleAnswer => ({
  status: 422,
  json: { message: "The given data was invalid.", errors },
})

/** What is wrong with a parcel, by field. Numbers may be text: they travel in a query. */
function fieldErrors(fields: Record<string, unknown>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const say = (name: string, words: string) => {
    errors[name] = [words]
  }
  for (const name of ["nom_client", "telephone", "adresse", "code_wilaya", "commune", "montant", "type"]) {
    if (fields[name] === undefined || fields[name] === "") say(name, `Le champ ${name} est obligatoire.`)
  }
  for (const name of ["nom_client", "adresse", "remarque", "produit", "reference", "produit_a_recuperer"]) {
    if (String(fields[name] ?? "").length > 255)
      say(name, `Le texte de ${name} ne peut contenir plus de 255 caractères.`)
  }
  if (!errors.telephone && !/^\d{9,10}$/.test(String(fields.telephone))) say("telephone", "Le format est invalide.")
  if (!errors.type && !/^[1-4]$/.test(String(fields.type))) say("type", "Le champ type est invalide.")
  if (!errors.montant && !/^\d+(\.\d+)?$/.test(String(fields.montant)))
    say("montant", "Le montant doit être un nombre.")
  for (const name of ["stop_desk", "fragile"]) {
    if (fields[name] !== undefined && !/^[01]$/.test(String(fields[name]))) say(name, `Le champ ${name} est invalide.`)
  }
  const place = communes.find(
    ({ name, wilayaCode }) => name === fields.commune && wilayaCode === Number(fields.code_wilaya),
  )
  if (!errors.commune && !errors.code_wilaya && !place) say("commune", "La commune est introuvable.")
  if (place && String(fields.stop_desk) === "1" && !(place.hasDesk && place.postcode === String(fields.code_postal))) {
    say("stop_desk", "Pas de stop desk dans cette commune.")
  }
  return errors
}

const last = (parcel: DoubleParcel) => parcel.history.at(-1)?.word ?? ""
const localTime = (time: Date) => new Date(time.getTime() + 3_600_000).toISOString()
const byIndex = (list: unknown[]) => Object.fromEntries(list.map((one, n) => [String(n), one]))

/** Answers of lists of places and prices, which come as objects keyed by index. */
function places(path: string, query: URLSearchParams): DoubleAnswer | null {
  const served = [...wilayaNames].filter(([code]) => !unserved.has(code))
  if (path === "get/wilayas") {
    return { json: served.map(([wilaya_id, wilaya_name]) => ({ wilaya_id, wilaya_name })) }
  }
  if (path === "get/communes") {
    const wanted = communes.filter(({ wilayaCode }) => String(wilayaCode) === query.get("wilaya_id"))
    const rows = wanted.map(({ name, wilayaCode, postcode, hasDesk }) => ({
      nom: name,
      wilaya_id: wilayaCode,
      code_postal: postcode,
      has_stop_desk: hasDesk ? 1 : 0,
    }))
    return { json: byIndex(rows) }
  }
  if (path === "get/desks") {
    const other_desks = communes
      .filter(({ hasDesk }) => hasDesk)
      .map(({ name, wilayaCode }) => ({
        name: `Bureau ${name}`,
        phone: "0555000000",
        phone2: null,
        code_wilaya: String(wilayaCode),
        commune: name.toUpperCase(),
        adresse: `Rue 1, ${name}`,
      }))
    return { json: { my_desk: { hub_id: 1, hub_name: "Bureau" }, other_desks } }
  }
  if (path === "get/fees") {
    const price = (code: number, home: number) => ({
      wilaya_id: code,
      tarif: String(home),
      tarif_stopdesk: String(home - 200),
    })
    const livraison = byIndex(served.map(([code]) => price(code, 500 + code)))
    const retour = byIndex(served.map(([code]) => price(code, 200)))
    return { json: { livraison, retour } }
  }
  return null
}

export function ecotrackDouble(): Platform {
  const parcels: DoubleParcel[] = []
  const validated = new Set<string>()

  const create = (fields: Record<string, unknown>): { errors: Record<string, string[]> } | { answer: unknown } => {
    const errors = fieldErrors(fields)
    if (Object.keys(errors).length > 0) return { errors }
    if (unserved.has(Number(fields.code_wilaya))) return { answer: { success: false, error: 10002 } }
    const tracking = `ECT${String(parcels.length + 1).padStart(8, "0")}`
    const reference = String(fields.reference ?? "")
    parcels.push({
      tracking,
      reference,
      fields,
      history: [{ word: "prete_a_expedier", time: new Date(), reason: null }],
    })
    return { answer: { success: true, tracking } }
  }

  const bulk = (json: unknown): DoubleAnswer => {
    const orders = (json as { orders?: Record<string, Record<string, unknown>> } | undefined)?.orders
    // An object keyed by index: an array is refused.
    if (!orders || Array.isArray(orders)) return invalid({ orders: ["Le champ orders est obligatoire."] })
    if (Object.keys(orders).length > 100) return invalid({ orders: ["100 au plus."] })
    const results = Object.entries(orders).map(([key, fields]) => {
      const result = create(fields)
      return [String(fields.reference ?? key), "errors" in result ? result.errors : result.answer]
    })
    return { json: { results: Object.fromEntries(results) } }
  }

  const status = (query: URLSearchParams): DoubleAnswer => {
    const trackings = query.get("trackings")?.split(",") ?? []
    if (trackings.length > 100) return invalid({ trackings: ["100 au plus."] })
    const found = parcels.filter(({ tracking }) => trackings.includes(tracking))
    const entries = found.map((parcel) => {
      const activity = parcel.history
        .filter(({ reason }) => reason !== null)
        .map(({ reason, time }) => {
          const local = localTime(time)
          return {
            reason,
            details: "",
            station: "Bureau",
            driver: "",
            date: local.slice(0, 10),
            time: local.slice(11, 19),
          }
        })
      return [parcel.tracking, { status: last(parcel), order_id: parcel.reference, activity }]
    })
    return { json: { data: entries.length > 0 ? Object.fromEntries(entries) : [] } }
  }

  const orders = (query: URLSearchParams): DoubleAnswer => {
    const number = Number(query.get("page") ?? 1)
    const rows = parcels
      .map((parcel) => ({
        tracking: parcel.tracking,
        reference: parcel.reference,
        status: last(parcel),
        payment_id: null,
      }))
      .reverse()
    const last_page = Math.max(1, Math.ceil(rows.length / 40))
    const data = rows.slice((number - 1) * 40, number * 40)
    return { json: { current_page: number, data, last_page, per_page: 40, total: rows.length } }
  }

  /** Calls about one parcel. */
  const onParcel = (method: string, path: string, query: URLSearchParams): DoubleAnswer | null => {
    const call = `${method} ${path}`
    if (!["POST valid/order", "DELETE delete/order", "GET get/order/label", "POST add/maj"].includes(call)) return null
    const tracking = query.get("tracking") ?? ""
    const parcel = parcels.find((one) => one.tracking === tracking)
    if (!parcel) return invalid({ tracking: ["Le tracking est introuvable."] })
    if (call === "GET get/order/label") return { bytes: pdf(tracking) }
    if (call === "POST add/maj") return query.get("content") ? { json: { success: true } } : invalid({ content: ["?"] })
    if (validated.has(tracking)) return { json: { success: false, error: 10001 } }
    if (call === "POST valid/order") validated.add(tracking)
    else parcels.splice(parcels.indexOf(parcel), 1)
    return { json: call === "POST valid/order" ? { success: true } : { delete: "success" } }
  }

  const answer = ({ method, path, query, headers, json }: DoubleRequest): DoubleAnswer => {
    const inQuery = query.get("api_token") === token
    if (path === "validate/token") {
      return { json: { success: inQuery, message: inQuery ? "VALID_TOKEN" : "INVALID_TOKEN" } }
    }
    const isKnown = path === "get/orders/status" ? inQuery : headers.authorization === `Bearer ${token}`
    // A rejected login is a page.
    if (!isKnown) return { status: 401, text: "<!DOCTYPE html><title>Unauthorized</title>" }
    const call = `${method} ${path}`
    if (call === "POST create/order") {
      const result = create(Object.fromEntries(query))
      return "errors" in result ? invalid(result.errors) : { json: result.answer }
    }
    if (call === "POST create/orders") return bulk(json)
    if (call === "GET get/orders/status") return status(query)
    if (call === "GET get/orders") return orders(query)
    const listed = method === "GET" ? places(path, query) : null
    return listed ?? onParcel(method, path, query) ?? { status: 404, json: { message: "Not found." } }
  }

  return {
    basePath: "/api/v1/",
    keys: { token },
    quotas: [{ name: "minute", requests: 50, milliseconds: 60_000 }],
    quotaHeaders: ({ minute = 0 }) => ({ "x-ratelimit-limit": "50", "x-ratelimit-remaining": String(minute) }),
    parcels,
    answer,
    isCreation: ({ path }) => path.startsWith("create/"),
    webhook(parcel, secret, number) {
      const entry = parcel.history.at(-1)
      const isAttempt = entry?.reason !== null && entry?.reason !== undefined
      const code = last(parcel)
      const body = JSON.stringify({
        event: isAttempt ? "order.maj.added" : `order.state.${code.toLowerCase()}`,
        event_id: `ulid-${number}`,
        occurred_at: localTime(entry?.time ?? new Date()).replace("Z", "+01:00"),
        tracking: parcel.tracking,
        ...(isAttempt
          ? { maj: { type: "tentative_added", tentative_number: 1, raison: entry?.reason, next_attempt_at: null } }
          : { state: { id: 1, code: code.toUpperCase(), title: code } }),
      })
      const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
      return {
        headers: {
          "content-type": "application/json",
          "x-ecotrack-event-id": `ulid-${number}`,
          "x-ecotrack-signature": signature,
        },
        body,
      }
    },
  }
}
