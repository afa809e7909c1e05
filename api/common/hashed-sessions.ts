import type { BetterAuthPlugin, DBAdapter, Where } from "better-auth"
import { z } from "zod"
import type { Db } from "#db/database.ts"
import { endOldestSessions, insertSession, type NewSession, type SessionKind } from "#db/staff/sessions.ts"
import { hasSecondFactor } from "#db/staff/staff.ts"
import { hashToken } from "#db/token-hash.ts"
import { inTransaction } from "#db/transaction.ts"

/** The fields of a new session of Better Auth that are read. */
const begunSession = z.object({
  userId: z.string(),
  token: z.string(),
  expiresAt: z.date(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
})

const isToken = ({ field }: Where) => field === "token"

/** The same conditions over the stored hashes. */
const hashed = (where: Where[]): Where[] =>
  where.map((condition) => {
    if (!isToken(condition)) return condition
    const { value } = condition
    return {
      ...condition,
      value: Array.isArray(value) ? value.map((one) => hashToken(String(one))) : hashToken(String(value)),
    }
  })

/** A row with the token that it was looked up by, in the place of its hash: Better Auth writes it into the cookie again. */
function withToken<T>(row: T | null, where: Where[]): T | null {
  const token = where.find(isToken)?.value
  return row && typeof token === "string" ? { ...row, token } : row
}

function hashedAdapter(inner: DBAdapter, db: Db, kind: SessionKind): DBAdapter {
  const isSession = ({ model }: { model: string }) => model === "session"
  const adapter: DBAdapter = {
    ...inner,
    create: async (call) => {
      if (!isSession(call)) return inner.create(call)
      const begun = begunSession.parse(call.data)
      const session: NewSession = {
        userId: begun.userId,
        token: begun.token,
        address: begun.ipAddress ?? "",
        device: begun.userAgent ?? "",
        now: new Date(),
        expiresAt: begun.expiresAt,
      }
      const id = await inTransaction(db, async (tx) => {
        const inserted = await insertSession(tx, kind, session)
        // With a second factor Better Auth begins and ends one at the first step, which the password alone passes.
        if (!(await hasSecondFactor(tx, session.userId))) await endOldestSessions(tx, kind, session.userId)
        return inserted
      })
      return { ...call.data, id } as never
    },
    findOne: async <T>(call: Parameters<DBAdapter["findOne"]>[0]) => {
      if (!isSession(call)) return inner.findOne<T>(call)
      return withToken(await inner.findOne<T>({ ...call, where: hashed(call.where) }), call.where)
    },
    update: async <T>(call: Parameters<DBAdapter["update"]>[0]) => {
      if (!isSession(call)) return inner.update<T>(call)
      return withToken(await inner.update<T>({ ...call, where: hashed(call.where) }), call.where)
    },
    // Rows come with the hash: no later step needs the token.
    findMany: (call) => inner.findMany(isSession(call) && call.where ? { ...call, where: hashed(call.where) } : call),
    delete: (call) => inner.delete(isSession(call) ? { ...call, where: hashed(call.where) } : call),
    deleteMany: (call) => inner.deleteMany(isSession(call) ? { ...call, where: hashed(call.where) } : call),
    transaction: (work) => work(adapter),
  }
  return adapter
}

/** Lets Better Auth store the hash of a session's token and not what the cookie holds: the database, a backup or a copy of
 *  either opens no account. It has no setting for that; a plugin may replace the adapter.
 *  https://better-auth.com/docs/concepts/plugins, `init` */
export const hashedSessions = (db: Db, kind: SessionKind) =>
  ({
    id: "hashed-sessions",
    init: ({ adapter }) => ({ context: { adapter: hashedAdapter(adapter, db, kind) } }),
  }) satisfies BetterAuthPlugin
