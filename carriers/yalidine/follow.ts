import { z } from "zod"
import type { Adapter, CarrierEvent, CarrierPayment } from "../adapter.ts"
import { bodyText, parseJson } from "../common/parse-json.ts"
import { readAs, requiredText, rows, text } from "../common/read.ts"
import { hmac, isSame } from "../common/signature.ts"
import { carrierTime } from "../common/time.ts"
import { listPage } from "./lists.ts"
import { readParcelWord, readPaymentWord } from "./statuses.ts"

const history = z.object({
  tracking: requiredText,
  status: requiredText,
  date_status: text,
  reason: text,
  center_name: text,
  wilaya_name: text,
})

/** Pages of histories of one call: a parcel has some twenty rows. */
const maxPages = 10

export const track: Adapter["track"] = async (connection, trackings) => {
  const events: CarrierEvent[] = []
  let cursor: string | null = null
  for (let page = 0; page < maxPages && (page === 0 || cursor); page += 1) {
    const list: { rows: z.infer<typeof history>[]; cursor: string | null } = await listPage(
      connection,
      "histories",
      history,
      cursor,
      { tracking: trackings.join(",") },
    )
    events.push(
      ...list.rows.map((row) => ({
        tracking: row.tracking,
        key: [row.tracking, row.date_status, row.status].join("|"),
        time: carrierTime(row.date_status),
        word: row.status,
        ...readParcelWord(row.status),
        reason: row.reason,
        place: row.center_name ?? row.wilaya_name,
      })),
    )
    cursor = list.cursor
  }
  // The carrier gives the newest first.
  return events.reverse()
}

const payment = z.object({ tracking: requiredText, payment_status: text, payment_id: text })

export const payments: NonNullable<Adapter["payments"]> = async (connection, trackings) => {
  const list = await listPage(connection, "parcels", payment, null, { tracking: trackings.join(",") })
  return list.rows.map(
    (row): CarrierPayment => ({
      tracking: row.tracking,
      payout: row.payment_id,
      isPaid: readPaymentWord(row.payment_status ?? "").status === "paid",
    }),
  )
}

const event = z.object({
  event_id: requiredText,
  occurred_at: text,
  data: z.object({ tracking: requiredText, status: text, reason: text, payment_id: text }),
})
const webhook = z.object({ type: requiredText, events: rows(event) })

/** Events whose type alone says everything; the others carry a status. */
const types: Record<string, Pick<CarrierEvent, "kind" | "status">> = {
  parcel_created: { kind: "movement", status: "created" },
  parcel_edited: { kind: "note", status: null },
  parcel_deleted: { kind: "movement", status: "cancelled" },
}

function readEvent(type: string, status: string | null): Pick<CarrierEvent, "word" | "kind" | "status"> {
  const word = status ?? type
  if (type === "parcel_status_updated") return { word, ...readParcelWord(word) }
  if (type === "parcel_payment_updated") return { word, ...readPaymentWord(word) }
  return { word, ...(types[type] ?? { kind: "unknown", status: null }) }
}

export const parseWebhook: NonNullable<Adapter["parseWebhook"]> = ({ webhookSecret }, { headers, body }) => {
  const signature = headers["x-yalidine-signature"]
  if (!webhookSecret || !signature) return null
  if (!isSame(signature.toLowerCase(), hmac(webhookSecret, body).digest("hex"))) return null
  const { type, events } = readAs(webhook, parseJson(bodyText(body)))
  return events
    .map(({ event_id, occurred_at, data }) => ({
      tracking: data.tracking,
      key: event_id,
      time: carrierTime(occurred_at),
      ...readEvent(type, data.status),
      reason: data.reason,
      place: null,
    }))
    .sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""))
}
