import type { Context } from "hono"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { readListQuery } from "./list-query.ts"
import { type PublicList, readList } from "./public-list.ts"

/** `GET /` of a list of public content: cheap queries are answered in this thread, expensive ones wait for their turn in
 *  another (query-queue.ts, query-thread.ts). */
export function answerList({ db, answers, queries, thread, clock }: PublishedContent, list: PublicList) {
  return (c: Context) => {
    const { url } = c.req
    const query = readListQuery(url, list)
    const readHere = () => readList(db, list, query, clock())
    const readThere = () => thread.read({ list: list.name, url, now: clock() }, readHere)
    return answers.answer(c, () => queries.run(c, query.cost, { readHere, readThere }))
  }
}
