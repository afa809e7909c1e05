import { sql } from "kysely"
import { isLoop, maxRedirectSteps, maxRedirects, type Redirect, toRedirectSource } from "#core/content/redirect.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import { StateRejectedError } from "../staff/rejected.ts"
import { storeRows, toBatches } from "../store-rows.ts"

/** Keys of one statement. */
const maxKeys = 500

const selectRedirect = preparedQuery((db, { from }: { from: string }) =>
  db.selectFrom("redirect").select("to_path as to").where("from_path", "=", from),
)

/** Where an address of before leads; undefined where it leads nowhere. One lookup by the key of the table. */
export async function findRedirect(db: Db, from: string): Promise<string | undefined> {
  const [row] = await selectRedirect(db, { from })
  return row?.to
}

/** A page of the redirects that have a text in one of their addresses, by address. */
export async function listRedirects(db: Db, { text, limit, offset }: { text: string; limit: number; offset: number }) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`
  const matching = db
    .selectFrom("redirect")
    .$if(text !== "", (query) =>
      query.where(sql<boolean>`(from_path like ${pattern} escape '\\' or to_path like ${pattern} escape '\\')`),
    )
  const { total } = await matching.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
  const rows = await matching
    .select(["from_path as from", "to_path as to", "created_at as createdAt"])
    .orderBy("from_path")
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: Number(total), rows }
}

/** Reads the stored redirects that new ones lead to, and those to which these lead. */
async function nextRedirects(tx: Tx, pairs: readonly Redirect[]): Promise<Map<string, string>> {
  const next = new Map<string, string>(pairs.map(({ from, to }) => [from, to]))
  let targets = pairs.map(({ to }) => to as string)
  for (let step = 0; step <= maxRedirectSteps && targets.length > 0; step++) {
    const sources = [...new Set(targets.flatMap((to) => toRedirectSource(to) ?? []))].filter((one) => !next.has(one))
    targets = []
    for (const some of toBatches(sources, maxKeys)) {
      const rows = await tx
        .selectFrom("redirect")
        .select(["from_path", "to_path"])
        .where("from_path", "in", some)
        .execute()
      for (const { from_path, to_path } of rows) {
        next.set(from_path, to_path)
        targets.push(to_path)
      }
    }
  }
  return next
}

const countRedirects = async (tx: Tx): Promise<number> => {
  const { total } = await tx
    .selectFrom("redirect")
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Those of some redirects that the shop does not have as they are. */
export async function changedRedirects(db: Db, pairs: readonly Redirect[]): Promise<Redirect[]> {
  const stored = new Map<string, string>()
  const sources = pairs.map(({ from }) => from)
  for (const some of toBatches(sources, maxKeys)) {
    const rows = await db
      .selectFrom("redirect")
      .select(["from_path", "to_path"])
      .where("from_path", "in", some)
      .execute()
    for (const { from_path, to_path } of rows) stored.set(from_path, to_path)
  }
  return pairs.filter(({ from, to }) => stored.get(from) !== to)
}

/** The first of some redirects that the shop has room for; one that takes another's place needs none. */
export async function fittingRedirects(tx: Tx, pairs: readonly Redirect[]): Promise<Redirect[]> {
  const stored = new Set<string>()
  const sources = pairs.map(({ from }) => from)
  for (const some of toBatches(sources, maxKeys)) {
    const rows = await tx.selectFrom("redirect").select("from_path").where("from_path", "in", some).execute()
    for (const { from_path } of rows) stored.add(from_path)
  }
  let room = maxRedirects - (await countRedirects(tx))
  return pairs.filter(({ from }) => stored.has(from) || room-- > 0)
}

/** Stores redirects; one of an address that has one already takes its place.
 *  @returns those that would lead back to themselves, which are not stored
 *  @throws StateRejectedError TOO_MANY when there would be too many */
export async function insertRedirects(tx: Tx, pairs: readonly Redirect[], now: Date): Promise<Redirect[]> {
  const next = await nextRedirects(tx, pairs)
  const loops = pairs.filter((pair) => isLoop(pair, (source) => next.get(source)))
  const stored = pairs.filter((pair) => !loops.includes(pair))
  if (stored.length === 0) return loops
  const created_at = now.toISOString()
  const rows = stored.map(({ from, to }) => ({ from_path: from, to_path: to, created_at }))
  await storeRows(tx, rows, (some) =>
    tx
      .insertInto("redirect")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("from_path").doUpdateSet((e) => ({ to_path: e.ref("excluded.to_path") })),
      ),
  )
  if ((await countRedirects(tx)) > maxRedirects) {
    throw new StateRejectedError("TOO_MANY", `A shop has ${maxRedirects} redirects at most`, { count: maxRedirects })
  }
  // A page that was not there a moment ago may be in memory.
  await touchContent(tx, ["all"])
  return loops
}

/** Deletes redirects by their addresses.
 *  @returns how many there were */
export async function deleteRedirects(tx: Tx, from: readonly string[]): Promise<number> {
  let deleted = 0
  for (const some of toBatches(from, maxKeys)) {
    const { numDeletedRows } = await tx.deleteFrom("redirect").where("from_path", "in", some).executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  if (deleted > 0) await touchContent(tx, ["all"])
  return deleted
}
