import { createHmac } from "node:crypto"
import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { wilayaNames } from "../geography.ts"
import { pdf } from "../pdf.ts"
import { hubs, isUuid, territories, unserved, uuid, wilayaId } from "./zr-places.ts"

const keys = { tenant: "11111111-2222-4333-8444-555555555555", key: "double-key-zr-0001" }

const stateNames = ["commande_recue", "pret_a_expedier", "vers_wilaya", "en_livraison", "livre", "recouvert"]
const workflows = [
  { id: uuid("workflow"), name: "default", states: stateNames.map((name) => ({ id: uuid(name), name })) },
]
const stateName = (id: unknown) => stateNames.find((name) => uuid(name) === id)

const problemJson = (status: number, description: string): DoubleAnswer => ({
  status,
  json: { type: "about:blank", title: "Bad Request", status, errors: [{ code: "Error", description }], traceId: "0" },
})

/** A search as the platform pages it. */
function searched(rows: unknown[], json: unknown): DoubleAnswer {
  const { pageNumber = 1, pageSize = 10 } = (json ?? {}) as { pageNumber?: number; pageSize?: number }
  if (pageSize > 1000 || pageSize < 1 || pageNumber < 1) return problemJson(400, "PageSize must be between 1 and 1000")
  const items = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const totalPages = Math.ceil(rows.length / pageSize)
  const page = { pageNumber, pageSize, totalCount: rows.length, totalPages, hasNext: pageNumber < totalPages }
  return { json: { items, ...page } }
}

type Fields = Record<string, unknown>
const inner = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {})

/** Everything that is wrong with a parcel: the platform says several things at once. */
function errorsOf(parcel: Fields): string[] {
  const customer = inner(parcel.customer)
  const address = inner(parcel.deliveryAddress)
  const length = (value: unknown) => (typeof value === "string" ? value.length : 0)
  const isBetween = (value: unknown, min: number, max: number) => length(value) >= min && length(value) <= max
  const isDesk = parcel.deliveryType === "pickup-point"
  const products = Array.isArray(parcel.orderedProducts) ? parcel.orderedProducts.map(inner) : []
  const checks: [boolean, string][] = [
    [isUuid(customer.customerId), "CustomerId is required"],
    [isBetween(customer.name, 2, 100), "Name is required"],
    [/^\+213\d{9}$/.test(String(inner(customer.phone).number1)), "Phone number is invalid"],
    [territories.some(({ id }) => id === address.cityTerritoryId), "CityTerritoryId is required"],
    [territories.some(({ id }) => id === address.districtTerritoryId), "DistrictTerritoryId is required"],
    [isDesk || parcel.deliveryType === "home", "DeliveryType is invalid"],
    [!isDesk || isUuid(parcel.hubId), "HubId is required"],
    [!isDesk || hubs.some(({ id }) => id === parcel.hubId), "HubErrors.HubNotFound"],
    [products.length > 0, "OrderedProducts is required"],
    [
      products.every(({ stockType }) => ["local", "warehouse", "none"].includes(String(stockType))),
      "StockType is invalid",
    ],
    [
      products.every(({ unitPrice, quantity }) => typeof unitPrice === "number" && Number.isInteger(quantity)),
      "Product",
    ],
    [isBetween(parcel.description, 2, 250), "Description is required"],
    [typeof parcel.amount === "number" && parcel.amount <= 150_000, "Amount must be at most 150000"],
    [length(parcel.externalId) <= 100, "ExternalId is too long"],
    [parcel.stateId === undefined || stateName(parcel.stateId) !== undefined, "StateId is invalid"],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, message]) => message)
}

export function zrDouble(): Platform {
  const parcels: DoubleParcel[] = []
  const returning = new Set<string>()
  const idOf = (parcel: DoubleParcel) => uuid(parcel.tracking)
  const endpoints: string[] = []

  const bulk = (json: unknown): DoubleAnswer => {
    const list = inner(json).parcels
    if (!Array.isArray(list) || list.length > 100) return problemJson(400, "Parcels is required")
    const successes: unknown[] = []
    const failures: unknown[] = []
    for (const [index, item] of list.entries()) {
      const fields = inner(item)
      const externalId = String(fields.externalId ?? "")
      const isTwice = externalId !== "" && parcels.some(({ reference }) => reference === externalId)
      const messages = isTwice ? ["A parcel with this ExternalId already exists"] : errorsOf(fields)
      const errorCode = isTwice ? "ParcelErrors.Conflict" : "Validation"
      failures.push(...messages.map((errorMessage) => ({ index, errorCode, errorMessage, externalId })))
      if (messages.length > 0) continue
      const tracking = `16-${String(parcels.length + 1).padStart(10, "0")}-ZR`
      const word = stateName(fields.stateId) ?? "commande_recue"
      const parcel = { tracking, reference: externalId, fields, history: [{ word, time: new Date(), reason: null }] }
      parcels.push(parcel)
      successes.push({ index, parcelId: idOf(parcel), trackingNumber: tracking, externalId })
    }
    const status = failures.length === 0 ? 200 : successes.length === 0 ? 400 : 207
    return { status, json: { totalRequested: list.length, successes, failures } }
  }

  const shown = (parcel: DoubleParcel) => {
    const name = parcel.history.findLast(({ reason }) => reason === null)?.word ?? ""
    const situation = parcel.history.at(-1)
    return {
      id: idOf(parcel),
      trackingNumber: parcel.tracking,
      externalId: parcel.reference,
      amount: parcel.fields.amount,
      state: { id: uuid(name), name, description: name },
      situation: situation?.reason ? { id: uuid(situation.word), name: situation.reason, slug: situation.word } : null,
      isReturn: returning.has(parcel.tracking),
    }
  }

  /** A status with a reason is a situation within the state before it. */
  const stateHistory = (parcel: DoubleParcel) => {
    const rows: { id: string; createdAt: string; newState: unknown; situations: unknown[] }[] = []
    for (const [n, { word, time, reason }] of parcel.history.entries()) {
      const createdAt = time.toISOString()
      if (reason === null) {
        const newState = { id: uuid(word), name: word, description: word, isBlocking: false, isLocked: false }
        rows.push({ id: uuid(`${parcel.tracking} ${n}`), createdAt, newState, situations: [] })
      } else rows.at(-1)?.situations.push({ id: uuid(word), name: reason, slug: word, createdAt })
    }
    return rows
  }

  const search = (json: unknown): DoubleAnswer => {
    const filter = inner(inner(json).advancedFilter)
    const filters = Array.isArray(filter.filters) ? filter.filters.map(inner) : []
    const isWanted = (parcel: DoubleParcel) =>
      filters.length === 0 ||
      filters.some(({ field, operator, value }) => {
        return field === "externalId" && operator === "eq" && value === parcel.reference
      })
    return searched(parcels.filter(isWanted).map(shown), json)
  }

  const remove = (json: unknown): DoubleAnswer => {
    const numbers = inner(json).trackingNumbers
    const failures: unknown[] = []
    let successCount = 0
    for (const tracking of Array.isArray(numbers) ? numbers : []) {
      const n = parcels.findIndex((parcel) => parcel.tracking === tracking)
      const isFree = n >= 0 && ["commande_recue", "pret_a_expedier"].includes(parcels[n]?.history.at(-1)?.word ?? "")
      if (isFree) parcels.splice(n, 1)
      if (isFree) successCount += 1
      else
        failures.push({
          index: 0,
          trackingNumber: tracking,
          errorCode: "Locked",
          errorMessage: "Parcel cannot be deleted",
        })
    }
    return { status: failures.length > 0 ? 400 : 200, json: { totalRequested: 1, successCount, failures } }
  }

  const onParcel = (path: string): DoubleAnswer => {
    const [, name = "", more] = path.split("/")
    const parcel = parcels.find((one) => idOf(one) === name || (!more && one.tracking === name))
    if (!parcel) return problemJson(404, "Parcel not found")
    return { json: more ? stateHistory(parcel) : shown(parcel) }
  }

  const rates = () => ({
    rates: [...wilayaNames.keys()]
      .filter((code) => !unserved.has(code))
      .map((code) => ({
        toTerritoryId: wilayaId(code),
        toTerritoryCode: code,
        toTerritoryLevel: "wilaya",
        deliveryPrices: [
          { deliveryType: "home", price: 600 + code, discountedPrice: code === 9 ? 500 : null },
          { deliveryType: "pickup-point", price: 400 + code, discountedPrice: null },
          { deliveryType: "return", price: 200, discountedPrice: null },
        ],
      })),
  })

  const answer = ({ method, path, headers, json }: DoubleRequest, baseUrl: string): DoubleAnswer => {
    if (path.startsWith("files/")) return { bytes: pdf(path) }
    if (headers["x-tenant"] !== keys.tenant || headers["x-api-key"] !== keys.key)
      return problemJson(401, "Unauthorized")
    const call = `${method} ${path}`
    if (call === "GET users/profile") return { json: { id: uuid("user") } }
    if (call === "POST territories/search") return searched(territories, json)
    if (call === "POST hubs/search") return searched(hubs, json)
    if (call === "POST workflows/search") return searched(workflows, json)
    if (call === "POST parcels/search") return search(json)
    if (call === "GET delivery-pricing/rates") return { json: rates() }
    if (call === "POST parcels/bulk") return bulk(json)
    if (call === "DELETE parcels/bulk/by-tracking-number") return remove(json)
    if (call === "POST parcels/labels/individual/pdf") {
      const numbers = inner(json).trackingNumbers as string[]
      const known = numbers.filter((number) => parcels.some(({ tracking }) => tracking === number))
      const parcelLabelFiles = known.map((trackingNumber) => ({
        trackingNumber,
        fileUrl: `${baseUrl}files/${trackingNumber}?signature=x`,
      }))
      return { json: { parcelLabelFiles, failedTrackingNumbers: numbers.filter((number) => !known.includes(number)) } }
    }
    if (call === "POST webhooks/endpoints") {
      endpoints.push(String(inner(json).url))
      return endpoints.length > 5 ? problemJson(400, "5 endpoints at most") : { status: 201, json: { id: "ep_1" } }
    }
    if (call === "GET webhooks/endpoints/ep_1/secret") return { json: { secret: "whsec_ZG91YmxlLXNlY3JldA==" } }
    if (method === "GET" && path.startsWith("parcels/")) return onParcel(path)
    return problemJson(404, "Not found")
  }

  return {
    basePath: "/api/v1/",
    keys,
    quotas: [],
    parcels,
    answer,
    isCreation: ({ method, path }) => method === "POST" && path === "parcels/bulk",
    webhook(parcel, secret, number) {
      const entry = parcel.history.at(-1)
      const isSituation = entry?.reason !== null && entry?.reason !== undefined
      const isReturn = entry?.word === "isReturn"
      if (isReturn) {
        returning.add(parcel.tracking)
        parcel.history.pop()
      }
      const state = isSituation ? "parcel.state.situation.created" : "parcel.state.updated"
      const eventType = isReturn ? "parcel.isReturn.updated" : state
      const occurredAt = entry?.time.toISOString()
      const body = JSON.stringify({ eventType, occurredAt, data: shown(parcel) })
      const time = String(Math.floor(Date.now() / 1000))
      const key = Buffer.from(secret.replace("whsec_", ""), "base64")
      const signature = createHmac("sha256", key).update(`msg_${number}.${time}.${body}`).digest("base64")
      return {
        headers: {
          "content-type": "application/json",
          "svix-id": `msg_${number}`,
          "svix-timestamp": time,
          "svix-signature": `v1,b2xk v1,${signature}`,
        },
        body,
      }
    },
  }
}
