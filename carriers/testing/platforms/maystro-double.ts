import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { communes, wilayaNames } from "../geography.ts"
import { pdf } from "../pdf.ts"

const token = "double-token-maystro-0001"

/** Wilayas that the carrier's list lacks. */
const unserved = new Set([11, 33, 37, 50, 52, 53, 54, 56])

/** The carrier's own numbers of communes. */
const carrierId = (id: number) => id + 50_000

const error = (code: number): DoubleAnswer => ({ status: 400, json: { code } })

/** The code of what is wrong with an order. */
function errorCode(order: Record<string, unknown>, parcels: DoubleParcel[]): number | null {
  const place = communes.find(({ id }) => carrierId(id) === order.commune)
  if (!Number.isInteger(order.product_price) || Number(order.product_price) < 0) return 10
  if (String(order.destination_text ?? "").length > 255) return 20
  if (!order.customer_name || !/^\d{9,10}$/.test(String(order.customer_phone))) return 30
  if (place?.wilayaCode !== order.wilaya || unserved.has(Number(order.wilaya))) return 40
  if (order.delivery_type === 2 && !place?.hasDesk) return 45
  if (order.delivery_type !== 1 && order.delivery_type !== 2) return 45
  const products = Array.isArray(order.products) ? (order.products as Record<string, unknown>[]) : []
  const isProduct = ({ logistical_description, quantity }: Record<string, unknown>) =>
    typeof logistical_description === "string" && Number.isInteger(quantity)
  if (products.length === 0 || !products.every(isProduct) || typeof order.express !== "boolean") return 50
  if (order.source !== 4) return 60
  if (String(order.external_order_id ?? "").length > 110) return 100
  // The same person within 24 hours: all of this process's life.
  const isSame = ({ fields }: DoubleParcel) =>
    fields.customer_name === order.customer_name && fields.customer_phone === order.customer_phone
  return parcels.some(isSame) ? 55 : null
}

export function maystroDouble(): Platform {
  const parcels: DoubleParcel[] = []
  const idOf = ({ tracking }: DoubleParcel) => `11111111-2222-4333-8444-${tracking.padStart(12, "0")}`
  const last = (parcel: DoubleParcel) => parcel.history.at(-1)?.word ?? ""
  const shown = (parcel: DoubleParcel) => ({
    id: idOf(parcel),
    display_id: parcel.tracking,
    external_order_id: parcel.reference,
    status: Number(last(parcel)),
    alert_reason: parcel.history.at(-1)?.reason ?? null,
    abort_reason: null,
  })

  const create = (order: Record<string, unknown>): DoubleAnswer => {
    const code = errorCode(order, parcels)
    if (code !== null) return error(code)
    const tracking = String(900_001 + parcels.length)
    const history = [{ word: "4", time: new Date(), reason: null }]
    const parcel = { tracking, reference: String(order.external_order_id), fields: order, history }
    parcels.push(parcel)
    return { status: 201, json: { id: idOf(parcel), display_id: tracking, status: 4 } }
  }

  const list = (query: URLSearchParams): DoubleAnswer => {
    const found = parcels.filter(
      (parcel) =>
        (query.get("display_id") ?? parcel.tracking) === parcel.tracking &&
        (query.get("external_order_id") ?? parcel.reference) === parcel.reference,
    )
    const page = Number(query.get("page") ?? 1)
    const results = found.slice((page - 1) * 20, page * 20).map(shown)
    return { json: { list: { count: found.length, next: null, previous: null, results } } }
  }

  const lists = (path: string, query: URLSearchParams): DoubleAnswer | null => {
    if (path === "shared/wilayas/") {
      if (!query.get("country") || !query.get("language")) return { status: 400, json: { detail: "country" } }
      return { json: [...wilayaNames].filter(([code]) => !unserved.has(code)) }
    }
    if (path === "shared/communes/") {
      const wanted = communes.filter(({ wilayaCode }) => String(wilayaCode) === query.get("wilaya"))
      return {
        json: wanted.map(({ id, name, wilayaCode, postcode }) => ({
          id: carrierId(id),
          wilaya: wilayaCode,
          name,
          postcode,
          zone: 1,
        })),
      }
    }
    if (path === "stores/hooks/types/") return { json: [{ id: "trigger-1", name: "OrderStatusChanged" }] }
    return null
  }

  const answer = ({ method, path, query, headers, json }: DoubleRequest): DoubleAnswer => {
    if (headers.authorization !== `Token ${token}`) return { status: 401, json: { detail: "Invalid token." } }
    const body = (json ?? {}) as Record<string, unknown>
    const call = `${method} ${path}`
    if (call === "POST stores/orders/") return create(body)
    if (call === "GET stores/orders/") return list(query)
    if (call === "POST stores/hooks/costume/") {
      return body.endpoint && body.trigger_type_id ? { status: 201, json: { id: 1 } } : { status: 400, json: {} }
    }
    if (call === "POST delivery/starter/v2/starter_bordureau/") {
      const ids = Array.isArray(body.orders_ids) ? body.orders_ids : []
      const isKnown = ids.length > 0 && ids.every((id) => parcels.some((parcel) => idOf(parcel) === id))
      return isKnown ? { bytes: pdf(String(ids[0])) } : { status: 400, json: { detail: "Not found." } }
    }
    const [, historyOf] = /^stores\/history_order\/([^/]+)$/.exec(path) ?? []
    const [, cancelOf] = /^shared\/status\/([^/]+)\/$/.exec(path) ?? []
    const parcel = parcels.find((one) => idOf(one) === (historyOf ?? cancelOf))
    if (historyOf && parcel) {
      const rows = parcel.history.map(({ word, time, reason }) => ({
        status: Number(word),
        created_at: time.toISOString(),
        comment: reason,
      }))
      return { json: rows }
    }
    if (cancelOf && parcel && method === "PATCH") {
      if (Number(last(parcel)) > 15)
        return { status: 400, json: { detail: "Cette commande ne peut plus être annulée." } }
      parcel.history.push({ word: String(body.status), time: new Date(), reason: null })
      return { json: shown(parcel) }
    }
    return (method === "GET" ? lists(path, query) : null) ?? { status: 404, json: { detail: "Not found." } }
  }

  return {
    basePath: "/api/",
    keys: { token },
    quotas: [],
    parcels,
    answer,
    isCreation: ({ method, path }) => method === "POST" && path === "stores/orders/",
    /** The secret stands in the address. Every second message is wrapped twice. */
    webhook(parcel, secret, number) {
      const { id, display_id, external_order_id, status, alert_reason } = shown(parcel)
      const event = {
        event: "OrderStatusChanged",
        instance_uuid: id,
        display_id_order: display_id,
        external_order_id,
        status,
        alert_reason,
      }
      const once = Buffer.from(JSON.stringify(event)).toString("base64")
      const body =
        number % 2 === 0
          ? JSON.stringify({ message: { data: once } })
          : JSON.stringify({ payload: Buffer.from(JSON.stringify({ data: once })).toString("base64") })
      return { headers: { "content-type": "application/json" }, body, query: { secret } }
    },
  }
}
