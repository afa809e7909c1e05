import type { Context } from "hono"
import type { Db } from "#db/database.ts"
import type { AnswerCache } from "../answers/answer-cache.ts"
import { checkLimit, queryLimits } from "../parameters/limits.ts"
import { type ListQuery, readListQuery } from "./list-query.ts"
import { checkOffset, maxPageSize } from "./pagination.ts"
import { type PublicList, readList } from "./public-list.ts"
import type { QueryQueue } from "./query-queue.ts"
import type { QueryThread } from "./query-thread.ts"

/** Dependencies of the routes of public content. */
export type PublishedContent = {
  db: Db
  answers: AnswerCache
  queries: QueryQueue
  /** Threads of expensive queries: of strangers, and of requests with the token. */
  threads: { strangers: QueryThread; bearer: QueryThread }
  clock: () => Date
}

/** Reads a query and bounds its offset and its cost, unless it comes with the token. Where a full page would cost too much, the
 *  entries that exist are counted. Finding what a search matches is bounded for the token too: the storefront passes on
 *  what its visitors type.
 *  @throws ApiError 400 that names the limit */
async function readBoundedQuery(
  { db }: PublishedContent,
  list: PublicList,
  { url, isBearer }: { url: string; isBearer: boolean },
): Promise<ListQuery> {
  const query = readListQuery(url, list)
  if (isBearer) {
    if (query.isSearch) checkLimit("maxCost", readListQuery(url, list, 0).cost, [])
    return query
  }
  checkOffset(query.part)
  if (query.cost <= queryLimits.maxCost) return query
  const counted = list.countRows ? readListQuery(url, list, await list.countRows(db, maxPageSize)) : query
  checkLimit("maxCost", counted.cost, [])
  return counted
}

/** `GET /` of a list of public content: cheap queries are answered in this thread, expensive ones wait for their turn in
 *  another (query-queue.ts, query-thread.ts): strangers' in one, those with the token in one of their own. */
export function answerList(content: PublishedContent, list: PublicList) {
  const { db, answers, queries, threads, clock } = content
  return async (c: Context) => {
    const { url } = c.req
    const isBearer = queries.isBearer(c)
    const query = await readBoundedQuery(content, list, { url, isBearer })
    const readHere = () => readList(db, list, query, clock())
    const thread = isBearer ? threads.bearer : threads.strangers
    const readThere = () => thread.read({ list: list.name, url, now: clock() }, readHere)
    return answers.answer(c, () => queries.run(c, query.cost, { readHere, readThere }))
  }
}
