import { mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import Sqlite from "better-sqlite3"

/** Days after which a try to order is forgotten: it names a person. */
const retentionDays = 30

/** State of a try: `sent` = on its way; `open` = unknown; `rejected` = Strapi did not store it; `stored` = Strapi has
 *  the order. */
export type OrderTry = {
  fingerprint: string
  state: "sent" | "open" | "rejected" | "stored"
  /** The order's `date`, ISO 8601, the same for every sending of one filled form. */
  date: string
  /** When it was sent last, in milliseconds since 1970. */
  sentAt: number
  /** The order as it was answered, as JSON; null until it is stored. */
  answer: string | null
}

export type OrderStore = {
  /** Notes a try before it is sent.
   *  @returns what is known of its key already; undefined = this try may be sent */
  claim: (key: string, given: Pick<OrderTry, "fingerprint" | "date">) => OrderTry | undefined
  find: (key: string) => OrderTry | undefined
  /** Takes a try that was rejected or whose outcome is open for sending again.
   *  @param fingerprint of what is sent now
   *  @returns whether nobody else did so since it was read */
  claimAgain: (key: string, known: Pick<OrderTry, "sentAt">, fingerprint: string) => boolean
  /** Notes that the answer to a try is not known. */
  leaveOpen: (key: string) => void
  /** Notes that Strapi has the order, under its token. */
  store: (key: string, token: string, answer: string) => void
  /** Notes that Strapi has rejected a try: the same form may be sent again, mended, with the same date. */
  reject: (key: string) => void
  /** The order behind a token, as it was answered, as JSON. */
  answerOf: (token: string) => string | undefined
  close: () => void
}

/** Where a storefront keeps its tries to order. */
export const orderStoreFile = (dataDir: string): string => join(dataDir, "strapi-orders.sqlite")

/** Keeps tries to order in a SQLite file of the storefront's own, across restarts and for all of its processes: Strapi has
 *  no idempotency keys.
 *  @param file its folder is made where there is none */
export function openOrderStore(file: string, now: () => number = Date.now): OrderStore {
  mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file)
  database.pragma("journal_mode = WAL")
  database.pragma("synchronous = FULL")
  database.pragma("busy_timeout = 5000")
  database.pragma("secure_delete = ON")
  database.exec(`create table if not exists order_try (
    key text primary key, fingerprint text not null, state text not null, date text not null, sent_at integer not null,
    token text unique, answer text) strict`)
  database.exec("create index if not exists order_try_sent on order_try (sent_at)")
  const columns = "fingerprint, state, date, sent_at as sentAt, answer"
  const byKey = database.prepare<[string], OrderTry>(`select ${columns} from order_try where key = ?`)
  const byToken = database.prepare<[string], { answer: string }>("select answer from order_try where token = ?")
  const insert = database.prepare(
    "insert into order_try (key, fingerprint, state, date, sent_at) values (?, ?, 'sent', ?, ?) on conflict do nothing",
  )
  const again = database.prepare(
    "update order_try set sent_at = ?, state = 'sent', fingerprint = ? where key = ? and state <> 'stored' and sent_at = ?",
  )
  const opened = database.prepare("update order_try set state = 'open' where key = ? and state = 'sent'")
  const stored = database.prepare("update order_try set state = 'stored', token = ?, answer = ? where key = ?")
  const rejected = database.prepare("update order_try set state = 'rejected' where key = ? and state <> 'stored'")
  const purge = database.prepare("delete from order_try where sent_at < ?")

  return {
    claim(key, { fingerprint, date }) {
      purge.run(now() - retentionDays * 24 * 60 * 60_000)
      if (insert.run(key, fingerprint, date, now()).changes === 1) return undefined
      return byKey.get(key)
    },
    find: (key) => byKey.get(key),
    claimAgain: (key, { sentAt }, fingerprint) =>
      again.run(Math.max(now(), sentAt + 1), fingerprint, key, sentAt).changes === 1,
    leaveOpen: (key) => void opened.run(key),
    store: (key, token, answer) => void stored.run(token, answer, key),
    reject: (key) => void rejected.run(key),
    answerOf: (token) => byToken.get(token)?.answer,
    close: () => database.close(),
  }
}
