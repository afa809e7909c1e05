import { hash } from "node:crypto"
import { sameOrderFor } from "#core/orders/order-try.ts"
import { readCookie, setCookie } from "../../request/cookie.server.ts"

/** An order that this browser placed within a day. */
export type PlacedOrder = {
  /** The id of its purchase event. */
  eventId: string
  /** The ordered goods and the phone, in one text. */
  goods: string
  /** The idempotency key under which the same may be sent once more. */
  key: string
  /** When it was placed; milliseconds since 1970. */
  at: number
}

/** An order as the cookie holds it: hashes of 128 bits, so that it names nobody and nothing. */
type Entry = { event: string; goods: string; key: string; at: number }

const day = 24 * 3600
const maxEntries = 5

const digest = (text: string) => hash("sha256", text, "hex").slice(0, 32)
const name = "hanout-placed"

function readEntry(text: string): Entry[] {
  const [, event, goods, key, at] = /^([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-z]{1,9})$/.exec(text) ?? []
  return event && goods && key && at ? [{ event, goods, key, at: Number.parseInt(at, 36) }] : []
}

/** The orders that the browser of a request placed, the newest first; bounded. */
function placedIn(request: Request, now: number): Entry[] {
  const entries = readCookie(request, name).slice(0, 1000).split("~", maxEntries).flatMap(readEntry)
  return entries.filter(({ at }) => at <= now && now - at < day * 1000)
}

function toCookie(entries: Entry[], url: URL): string {
  const value = entries
    .slice(0, maxEntries)
    .map(({ event, goods, key, at }) => `${event}.${goods}.${key}.${at.toString(36)}`)
    .join("~")
  return setCookie(name, value, url, day)
}

/** The cookie by which a browser is known to have placed an order. */
export function placedOrderCookie(request: Request, { eventId, goods, key, at }: PlacedOrder): string {
  const entry = { event: digest(eventId), goods: digest(goods), key: digest(key), at }
  const others = placedIn(request, at).filter(({ event }) => event !== entry.event)
  return toCookie([entry, ...others], new URL(request.url))
}

/** Whether the browser of a request placed the order of a purchase event.
 *  @param now milliseconds since 1970 */
export function placedHere(request: Request, eventId: string, now: number): boolean {
  return placedIn(request, now).some(({ event }) => event === digest(eventId))
}

/** Whether the browser placed the same order a moment ago with another form: then it is asked about first.
 *  @param form `goods` and `key` as in `PlacedOrder` */
export function isRepeat(request: Request, form: Pick<PlacedOrder, "goods" | "key">, now: number): boolean {
  const [goods, key] = [digest(form.goods), digest(form.key)]
  const same = placedIn(request, now).filter((entry) => entry.goods === goods && now - entry.at < sameOrderFor)
  return same.length > 0 && same.every((entry) => entry.key !== key)
}

/** The cookie of a browser that has been asked: the next press with this key means another order. */
export function askedCookie(request: Request, form: Pick<PlacedOrder, "goods" | "key">, now: number): string {
  const [goods, key] = [digest(form.goods), digest(form.key)]
  const entries = placedIn(request, now).map((entry) => (entry.goods === goods ? { ...entry, key } : entry))
  return toCookie(entries, new URL(request.url))
}
