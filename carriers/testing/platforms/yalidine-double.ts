import { createHmac } from "node:crypto"
import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { communes, wilayaNames } from "../geography.ts"
import { pdf } from "../pdf.ts"

const keys = { id: "double-id-0001", token: "double-token-0001" }

const booleans = ["do_insurance", "freeshipping", "is_stopdesk", "has_exchange"]
const integers = ["price", "declared_value", "length", "width", "height", "weight"]
const strings = [
  ...["order_id", "from_wilaya_name", "firstname", "familyname", "contact_phone", "address"],
  ...["to_commune_name", "to_wilaya_name", "product_list"],
]

const localTime = (time: Date) => new Date(time.getTime() + 3_600_000).toISOString().slice(0, 19).replace("T", " ")

/** Desks, one in the first commune of each wilaya. */
const centers = communes
  .filter(({ hasDesk }) => hasDesk)
  .map(({ wilayaCode, wilaya, id, name }) => ({
    center_id: wilayaCode * 10_000 + 1,
    name: `Agence de ${name}`,
    address: `Rue 1, ${name}`,
    gps: "0,0",
    commune_id: id,
    commune_name: name,
    wilaya_id: wilayaCode,
    wilaya_name: wilaya,
  }))

/** What is wrong with a parcel. */
function problem(item: Record<string, unknown>): string | null {
  const missing = [...strings, ...booleans, ...integers].find((name) => item[name] === undefined)
  if (missing) return `The ${missing} field is required.`
  const noText = strings.find((name) => typeof item[name] !== "string" || item[name] === "")
  if (noText) return `The ${noText} must be a string.`
  const noFlag = booleans.find((name) => typeof item[name] !== "boolean")
  if (noFlag) return `The ${noFlag} field must be true or false.`
  const noNumber = integers.find((name) => !Number.isInteger(item[name]) || Number(item[name]) < 0)
  if (noNumber) return `The ${noNumber} must be an integer.`
  if (Number(item.price) > 150_000) return "The price must be between 0 and 150000."
  if (!/^0\d{8,9}(,0\d{8,9})*$/.test(String(item.contact_phone))) return "The contact_phone is not valid."
  const isCenter = centers.some(
    (center) => center.center_id === item.stopdesk_id && center.commune_name === item.to_commune_name,
  )
  if (item.is_stopdesk && !isCenter) return "The stopdesk_id is not in the destination commune."
  if (item.has_exchange && typeof item.product_to_collect !== "string") return "The product_to_collect is required."
  return null
}

const isPlace = (item: Record<string, unknown>) =>
  communes.some(({ name, wilaya }) => name === item.to_commune_name && wilaya === item.to_wilaya_name)

const last = (parcel: DoubleParcel) => parcel.history.at(-1)?.word ?? ""

/** A list as the platform pages it. */
function page(list: unknown[], query: URLSearchParams): DoubleAnswer {
  const size = Number(query.get("page_size") ?? 100)
  const number = Number(query.get("page") ?? 1)
  if (!(size >= 1 && size <= 1000))
    return { status: 422, json: { message: "The page_size must be between 1 and 1000." } }
  const data = list.slice((number - 1) * size, number * size)
  return { json: { has_more: number * size < list.length, total_data: list.length, data, links: { self: "" } } }
}

export function yalidineDouble(): Platform {
  const parcels: DoubleParcel[] = []
  /** Payment words by tracking number. */
  const shown = (parcel: DoubleParcel, baseUrl: string) => ({
    tracking: parcel.tracking,
    order_id: parcel.reference,
    // Masked in replies.
    firstname: "K****",
    contact_phone: "05****",
    price: parcel.fields.price,
    last_status: last(parcel),
    label: `${baseUrl}label/${parcel.tracking}`,
    payment_status: last(parcel) === "Livré" ? "payed" : "not-ready",
    payment_id: last(parcel) === "Livré" ? "P-1" : null,
  })
  const create = (items: unknown, baseUrl: string): DoubleAnswer => {
    if (!Array.isArray(items)) return { status: 422, json: { message: "The body must be an array." } }
    const answer: Record<string, unknown> = {}
    for (const item of items as Record<string, unknown>[]) {
      const reference = String(item.order_id)
      const message = answer[reference] ? "The order_id is twice in this request." : problem(item)
      if (message) answer[reference] = { success: false, order_id: reference, tracking: "", import_id: "", message }
      else if (!isPlace(item)) answer[reference] = []
      else {
        const tracking = `yal-${String(parcels.length + 1).padStart(6, "0")}`
        parcels.push({
          tracking,
          reference,
          fields: item,
          history: [{ word: "En préparation", time: new Date(), reason: null }],
        })
        const label = `${baseUrl}label/${tracking}`
        answer[reference] = {
          success: true,
          order_id: reference,
          tracking,
          import_id: 1,
          label,
          labels: label,
          message: "",
        }
      }
    }
    return { json: answer }
  }
  const listed = (query: URLSearchParams) => {
    const [trackings, orders] = ["tracking", "order_id"].map((name) => query.get(name)?.split(","))
    return parcels.filter(
      (one) => (trackings?.includes(one.tracking) ?? true) && (orders?.includes(one.reference) ?? true),
    )
  }
  const answer = (request: DoubleRequest, baseUrl: string): DoubleAnswer => {
    const { method, path, query, headers } = request
    const [folder = "", name = ""] = path.split("/")
    if (folder === "label") return { bytes: pdf(name) }
    if (headers["x-api-id"] !== keys.id || headers["x-api-token"] !== keys.token) {
      return { status: 401, json: { message: "Unauthenticated." } }
    }
    if (method === "POST" && path === "parcels/") return create(request.json, baseUrl)
    if (method === "DELETE" && folder === "parcels") {
      const n = parcels.findIndex((one) => one.tracking === name)
      const isDeleted = n >= 0 && last(parcels[n] as DoubleParcel) === "En préparation"
      if (isDeleted) parcels.splice(n, 1)
      return { json: [{ tracking: name, deleted: isDeleted }] }
    }
    if (method !== "GET") return { status: 405, json: { message: "Method not allowed." } }
    if (folder === "wilayas") {
      return page(
        [...wilayaNames].map(([id, label]) => ({ id, name: label, zone: 1, is_deliverable: 1 })),
        query,
      )
    }
    if (folder === "communes") {
      const rows = communes.map(({ id, name, wilayaCode, wilaya, hasDesk }) => ({
        id,
        name,
        wilaya_id: wilayaCode,
        wilaya_name: wilaya,
        has_stop_desk: hasDesk ? 1 : 0,
        is_deliverable: 1,
        delivery_time_parcel: 3,
        delivery_time_payment: 5,
      }))
      return page(rows, query)
    }
    if (folder === "centers") return page(centers, query)
    if (folder === "fees") {
      const to = Number(query.get("to_wilaya_id"))
      if (!query.get("from_wilaya_id") || !wilayaNames.has(to)) return { status: 422, json: { message: "Required." } }
      const prices = communes
        .filter(({ wilayaCode }) => wilayaCode === to)
        .map(({ id, name, hasDesk }) => {
          const desk = hasDesk ? 300 + to * 10 : null
          const economic = { economic_home: null, economic_desk: null }
          const row = {
            commune_id: id,
            commune_name: name,
            express_home: 400 + to * 10,
            express_desk: desk,
            ...economic,
          }
          return [id, row]
        })
      const fees = { zone: 1, retour_fee: 250, cod_percentage: 0.75, insurance_percentage: 0.75, oversize_fee: 50 }
      return { json: { ...fees, per_commune: Object.fromEntries(prices) } }
    }
    if (folder === "parcels") {
      const found = name ? parcels.filter((one) => one.tracking === name) : listed(query)
      return page(
        found.map((one) => shown(one, baseUrl)),
        query,
      )
    }
    if (folder === "histories") {
      const rows = listed(query)
        .flatMap((parcel) => parcel.history.map((entry) => ({ ...entry, tracking: parcel.tracking })))
        .sort((one, other) => other.time.getTime() - one.time.getTime())
        .map(({ tracking, word, time, reason }) => ({
          date_status: localTime(time),
          tracking,
          status: word,
          reason: reason ?? "",
          center_name: "Agence",
          wilaya_name: "Alger",
          commune_name: "",
        }))
      return page(rows, query)
    }
    return { status: 404, json: { message: "Not found." } }
  }
  return {
    basePath: "/v1/",
    keys,
    quotas: [
      { name: "second", requests: 5, milliseconds: 1000 },
      { name: "minute", requests: 50, milliseconds: 60_000 },
      { name: "hour", requests: 1000, milliseconds: 3_600_000 },
      { name: "day", requests: 10_000, milliseconds: 86_400_000 },
    ],
    quotaHeaders: (left) =>
      Object.fromEntries(Object.entries(left).map(([name, count]) => [`x-${name}-quota-left`, String(count)])),
    parcels,
    answer,
    isCreation: ({ method, path }) => method === "POST" && path === "parcels/",
    webhook(parcel, secret, number) {
      const entry = parcel.history.at(-1)
      const data = { tracking: parcel.tracking, status: entry?.word, reason: entry?.reason ?? null }
      const event = { event_id: `event-${number}`, occurred_at: localTime(entry?.time ?? new Date()), data }
      const body = JSON.stringify({ type: "parcel_status_updated", events: [event] })
      const signature = createHmac("sha256", secret).update(body).digest("hex")
      return { headers: { "content-type": "application/json", "x-yalidine-signature": signature }, body }
    },
  }
}
