import { z } from "zod"
import type { Adapter, CarrierEvent } from "../adapter.ts"
import { bodyText, parseJson } from "../common/parse-json.ts"
import { readAs, requiredText, rows, text } from "../common/read.ts"
import { hmac, isSame } from "../common/signature.ts"
import { carrierTime } from "../common/time.ts"
import { request } from "./requests.ts"
import { readNoteWord, readWord } from "./statuses.ts"

const activity = z.object({ reason: text, details: text, station: text, date: text, time: text })
const state = z.object({ status: text, activity: rows(activity).catch([]) })
const states = z.object({ data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]) })

type Attempt = z.infer<typeof activity>

const attemptTime = ({ date, time }: Attempt) => carrierTime(date && time ? `${date} ${time}` : date)
const attemptReason = ({ reason, details }: Attempt) => [reason, details].filter(Boolean).join(": ") || null

/** A parcel's attempts, oldest first, and its status, which has no time of its own. */
function toEvents(tracking: string, answer: unknown): CarrierEvent[] {
  const read = state.safeParse(answer)
  if (!read.success || read.data.status === null) return []
  const word = read.data.status
  const attempts = read.data.activity
    .filter(({ reason }) => reason !== null)
    .map((attempt) => ({ attempt, time: attemptTime(attempt) }))
    .sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""))
  const meaning = readWord(word)
  // A status of a failed attempt is the last attempt.
  const last = meaning.status === "failed-attempt" ? attempts.at(-1) : undefined
  const events = attempts
    .filter((one) => one !== last)
    .map(({ attempt, time }) => ({
      tracking,
      key: [tracking, "attempt_delivery", time].join("|"),
      time,
      word: "attempt_delivery",
      ...readWord("attempt_delivery"),
      reason: attemptReason(attempt),
      place: attempt.station,
    }))
  const current = {
    tracking,
    key: last ? [tracking, "attempt_delivery", last.time].join("|") : [tracking, word, attempts.length].join("|"),
    time: last?.time ?? null,
    word,
    ...meaning,
    reason: last ? attemptReason(last.attempt) : null,
    place: last?.attempt.station ?? null,
  }
  return [...events, current]
}

/** The token travels in the query of this call: the header alone is not taken. */
export const track: Adapter["track"] = async (connection, trackings) => {
  const query = { api_token: connection.account.keys.token ?? "", trackings: trackings.join(","), status: "all" }
  const { data } = readAs(states, await request(connection, "GET", "get/orders/status", { query }))
  const keyed = new Map(Object.entries(data))
  return trackings.flatMap((tracking) => toEvents(tracking, keyed.get(tracking)))
}

const webhook = z.object({
  event: requiredText,
  event_id: text,
  occurred_at: text,
  tracking: requiredText,
  state: z.object({ code: text }).nullish().catch(null),
  maj: z.object({ type: text, raison: text, next_attempt_at: text }).nullish().catch(null),
})

const readEvent = (event: string, { state, maj }: z.infer<typeof webhook>) => {
  if (event === "order.maj.added") {
    const word = maj?.type ?? "unknown"
    return { word, ...readNoteWord(word), reason: maj?.raison ?? null }
  }
  const word = event.startsWith("order.state.") ? (state?.code ?? event.slice("order.state.".length)) : event
  return { word, ...readWord(word), reason: null }
}

/** Signed by the secret of the endpoint; the same id stands over every try of a message. */
export const parseWebhook: NonNullable<Adapter["parseWebhook"]> = ({ webhookSecret }, { headers, body }) => {
  const signature = headers["x-ecotrack-signature"]
  if (!webhookSecret || !signature) return null
  if (!isSame(signature.toLowerCase(), `sha256=${hmac(webhookSecret, body).digest("hex")}`)) return null
  const message = readAs(webhook, parseJson(bodyText(body)))
  const { tracking, occurred_at } = message
  const key = headers["x-ecotrack-event-id"] ?? message.event_id ?? [tracking, message.event, occurred_at].join("|")
  return [{ tracking, key, time: carrierTime(occurred_at), ...readEvent(message.event, message), place: null }]
}
