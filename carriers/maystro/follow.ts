import { z } from "zod"
import { randomId } from "../../core/random-id.ts"
import { type Adapter, CarrierError, type CarrierEvent, type Connection } from "../adapter.ts"
import { bodyText, parseJson } from "../common/parse-json.ts"
import { readAs, requiredText, rows, text } from "../common/read.ts"
import { isSame } from "../common/signature.ts"
import { carrierTime } from "../common/time.ts"
import { findOrders, request } from "./requests.ts"
import { readWord } from "./statuses.ts"

const history = rows(z.object({ status: requiredText, created_at: text, comment: text }))

/** Events of one parcel, by two requests: its history goes by its id alone. */
async function trackOne(connection: Connection, tracking: string): Promise<CarrierEvent[]> {
  const [order] = await findOrders(connection, { display_id: tracking })
  if (!order) return []
  // Sources disagree on the address of the history: without it the current status is left.
  const answer = await request(connection, "GET", ["stores", "history_order", order.id], { accepted: [404] })
  const read = history.safeParse(answer)
  const own = { tracking, place: null }
  const events = (read.success ? read.data : []).map((row): CarrierEvent => {
    const meaning = readWord(row.status)
    const reason = meaning.status === "failed-attempt" || meaning.status === "hold" ? row.comment : null
    const key = [tracking, row.status, row.created_at].join("|")
    return { ...own, key, time: carrierTime(row.created_at), word: row.status, ...meaning, reason }
  })
  events.sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""))
  if (order.status === null || events.at(-1)?.word === order.status) return events
  const reason = order.alert_reason ?? order.abort_reason
  const key = [tracking, order.status, events.length].join("|")
  return [...events, { ...own, key, time: null, word: order.status, ...readWord(order.status), reason }]
}

export const track: Adapter["track"] = async (connection, trackings) => {
  const events: CarrierEvent[] = []
  for (const tracking of trackings) events.push(...(await trackOne(connection, tracking)))
  return events
}

const message = z.object({
  display_id_order: text,
  display_id: text,
  status: text,
  alert_reason: text,
  abort_reason: text,
})

/** Unwraps a webhook's body: JSON, in base64 within a wrapper, sometimes twice. */
function unwrap(value: unknown, depth = 0): unknown {
  if (depth > 5) return value
  if (typeof value === "string") {
    const decoded = parseJson(value) ?? parseJson(bodyText(Buffer.from(value, "base64")))
    return decoded === undefined ? value : unwrap(decoded, depth + 1)
  }
  if (typeof value !== "object" || value === null) return value
  const fields = value as Record<string, unknown>
  const inner = ["message", "data", "payload"].map((name) => fields[name]).find((one) => one !== undefined)
  const isMessage = "display_id_order" in fields || "display_id" in fields
  return inner === undefined || isMessage ? value : unwrap(inner, depth + 1)
}

/** Nothing signs it: a secret in the address says that it is the carrier's, and what it says is read again. */
export const parseWebhook: NonNullable<Adapter["parseWebhook"]> = ({ webhookSecret }, { body, query }) => {
  if (!webhookSecret || !isSame(query.get("secret") ?? "", webhookSecret)) return null
  const { display_id_order, display_id, status, alert_reason, abort_reason } = readAs(message, unwrap(bodyText(body)))
  const tracking = display_id_order ?? display_id
  if (tracking === null) throw new CarrierError("not-understood", null, null, false)
  const word = status ?? ""
  const reason = alert_reason ?? abort_reason
  return [{ tracking, key: [tracking, word].join("|"), time: null, word, ...readWord(word), reason, place: null }]
}

const triggers = rows(z.object({ id: requiredText, name: requiredText }))

/** Has changes of status sent to an address with a new secret in it. */
export const registerWebhook: NonNullable<Adapter["registerWebhook"]> = async (connection, url) => {
  const types = readAs(triggers, await request(connection, "GET", ["stores", "hooks", "types", ""]))
  const trigger = types.find(({ name }) => /^order_?status_?changed$/i.test(name))
  if (!trigger) throw new CarrierError("rejected")
  const secret = randomId()
  const endpoint = new URL(url)
  endpoint.searchParams.set("secret", secret)
  const json = { endpoint: endpoint.href, trigger_type_id: trigger.id }
  await request(connection, "POST", ["stores", "hooks", "costume", ""], { json })
  return secret
}
