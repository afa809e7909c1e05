import { z } from "zod"
import type { Adapter, CarrierAccount, CarrierEvent, Connection, WebhookRequest } from "../adapter.ts"
import { bodyText, parseJson } from "../common/parse-json.ts"
import { flag, readAs, requiredText, rows, text } from "../common/read.ts"
import { hmac, isSame } from "../common/signature.ts"
import { carrierTime } from "../common/time.ts"
import { request } from "./requests.ts"
import { readSituation, readState } from "./statuses.ts"

const named = z.object({ name: text, slug: text, createdAt: text })
const parcel = z.object({ id: requiredText, isReturn: flag })
const history = rows(
  z.object({
    id: requiredText,
    createdAt: text,
    newState: z.object({ name: requiredText }),
    situations: rows(named).catch([]),
  }),
)

const situationEvent = (situation: z.infer<typeof named>) => {
  const word = situation.slug ?? situation.name ?? ""
  return { word, ...readSituation(word), reason: situation.name ?? situation.slug }
}

/** Events of one parcel, by two requests: its history goes by its id alone. */
async function trackOne(connection: Connection, tracking: string): Promise<CarrierEvent[]> {
  const found = parcel.safeParse(await request(connection, "GET", ["parcels", tracking], { accepted: [404] }))
  // Not there yet, or not any more.
  if (!found.success) return []
  const { id, isReturn } = found.data
  const states = readAs(history, await request(connection, "GET", ["parcels", id, "state-history"]))
    .map((row) => ({ ...row, time: carrierTime(row.createdAt) }))
    .sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""))
  return states.flatMap((row, n) => {
    const returns = isReturn && n === states.length - 1
    const word = row.newState.name
    const own = { tracking, time: row.time, place: null }
    const key = [tracking, row.id, ...(returns ? ["return"] : [])].join("|")
    const state: CarrierEvent = { ...own, key, word, ...readState(word, returns), reason: null }
    const situations = row.situations.map((situation): CarrierEvent => {
      const event = situationEvent(situation)
      const time = carrierTime(situation.createdAt) ?? row.time
      return { ...own, time, key: [tracking, row.id, event.word].join("|"), ...event }
    })
    return [state, ...situations]
  })
}

export const track: Adapter["track"] = async (connection, trackings) => {
  const events: CarrierEvent[] = []
  for (const tracking of trackings) events.push(...(await trackOne(connection, tracking)))
  return events
}

/** Seconds by which a webhook may be late. */
const maxAge = 300

/** Whether Svix signed a message: https://docs.svix.com/receiving/verifying-payloads/how-manual */
function isSigned({ webhookSecret }: CarrierAccount, { headers, body }: WebhookRequest, now: number): boolean {
  const [id, timestamp, signatures] = ["svix-id", "svix-timestamp", "svix-signature"].map((name) => headers[name])
  if (!webhookSecret || !id || !timestamp || !signatures) return false
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= maxAge)) return false
  const key = Buffer.from(webhookSecret.replace(/^whsec_/, ""), "base64")
  const expected = `v1,${hmac(key, `${id}.${timestamp}.`, body).digest("base64")}`
  return signatures.split(" ").some((signature) => isSame(signature, expected))
}

/** Names of fields with a small first letter: one receiver met them with capitals. */
function withSmallNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSmallNames)
  if (typeof value !== "object" || value === null) return value
  const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [small(name), withSmallNames(inner)]))
}

const webhook = z.object({
  eventType: requiredText,
  occurredAt: text,
  data: z.object({
    trackingNumber: requiredText,
    state: z.object({ name: text }).nullish().catch(null),
    situation: named.nullish().catch(null),
    isReturn: flag,
  }),
})

function readEvent({ eventType, data }: z.infer<typeof webhook>): Omit<CarrierEvent, "tracking" | "key" | "time"> {
  const state = data.state?.name ?? eventType
  if (eventType === "parcel.situation.created" || eventType === "parcel.state.situation.created") {
    return { ...situationEvent(data.situation ?? { name: null, slug: eventType, createdAt: null }), place: null }
  }
  if (eventType === "parcel.isReturn.updated" && !data.isReturn) {
    return { word: state, kind: "note", status: null, reason: null, place: null }
  }
  return { word: state, ...readState(state, data.isReturn), reason: null, place: null }
}

export const parseWebhook: NonNullable<Adapter["parseWebhook"]> = (account, request, now) => {
  if (!isSigned(account, request, now)) return null
  const message = readAs(webhook, withSmallNames(parseJson(bodyText(request.body))))
  const { trackingNumber: tracking } = message.data
  const key = request.headers["svix-id"] ?? ""
  return [{ tracking, key, time: carrierTime(message.occurredAt), ...readEvent(message) }]
}

const eventTypes = ["parcel.state.updated", "parcel.state.situation.created", "parcel.isReturn.updated"]

/** Registers an address for webhooks, of which an account has five at most.
 *  @returns the secret that signs them */
export const registerWebhook: NonNullable<Adapter["registerWebhook"]> = async (connection, url) => {
  const json = { url, description: "Hanout", eventTypes, headers: {} }
  const made = readAs(
    z.object({ id: requiredText }),
    await request(connection, "POST", ["webhooks", "endpoints"], { json }),
  )
  const answer = await request(connection, "GET", ["webhooks", "endpoints", made.id, "secret"])
  return readAs(z.object({ secret: requiredText }), answer).secret
}
