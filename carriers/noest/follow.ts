import { z } from "zod"
import type { Adapter, CarrierEvent } from "../adapter.ts"
import { readAs, requiredText, rows, text } from "../common/read.ts"
import { carrierTime } from "../common/time.ts"
import { read } from "./requests.ts"
import { readWord } from "./statuses.ts"

const activity = z.object({ event_key: requiredText, date: text, content: text, name: text, by: text })
const parcel = z.object({ activity: rows(activity).catch([]) })
/** An empty answer is a list. */
const answer = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()).transform(() => ({}))])

/** Events of a parcel, oldest first: there is no field of its status. */
function toEvents(tracking: string, value: unknown): CarrierEvent[] {
  const one = parcel.safeParse(value)
  if (!one.success) return []
  return one.data.activity
    .map((row): CarrierEvent => {
      const meaning = readWord(row.event_key)
      const isReason = meaning.status === "failed-attempt" || meaning.status === "hold"
      return {
        tracking,
        key: [tracking, row.event_key, row.date].join("|"),
        time: carrierTime(row.date),
        word: row.event_key,
        ...meaning,
        reason: isReason ? row.content : null,
        place: null,
      }
    })
    .sort((one, other) => (one.time ?? "").localeCompare(other.time ?? ""))
}

export const track: Adapter["track"] = async (connection, trackings) => {
  const keyed: Record<string, unknown> = readAs(
    answer,
    await read(connection, ["get", "trackings", "info"], { trackings }),
  )
  return trackings.flatMap((tracking) => toEvents(tracking, keyed[tracking]))
}
