import type { MessagePort } from "node:worker_threads"
import { type DatabaseAddress, type Db, openDatabase } from "#db/database.ts"
import { writeAnswer } from "../answers/tagged-answer.ts"
import { readListQuery } from "../query/list-query.ts"
import { readList } from "../query/public-list.ts"
import type { QueryJob, QueryReply, QueryRequest } from "../query/query-messages.ts"
import { publicLists } from "./public-lists.ts"

/** Bytes of an answer: several times what a page of a hundred products with everything takes. */
const maxBytes = 32 * 2 ** 20

/** @throws what the database throws; Error when the answer is too large */
async function readJob(db: Db, { list: name, url, now }: QueryJob): Promise<QueryReply & { kind: "written" }> {
  const list = publicLists.get(name)
  if (!list) throw new Error(`There is no list ${name}`)
  const { body, tags } = await readList(db, list, readListQuery(url, list), now)
  const { bytes, etag } = await writeAnswer(body)
  if (bytes.length > maxBytes) throw new Error(`A list of ${name} takes ${bytes.length} bytes, ${maxBytes} allowed`)
  return { kind: "written", bytes: bytes.buffer, etag, tags }
}

function codeOf(error: Error): string | undefined {
  if ("code" in error) return String(error.code)
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}

/** Reads expensive lists, one after another as they are sent, over a connection of its own that cannot write, and writes them
 *  as JSON: the thread which answers everybody does neither.
 *  @param port of query-thread.ts
 *  @throws DatabaseError when the database cannot be opened */
export function answerJobs(port: MessagePort, address: DatabaseAddress): void {
  const db = openDatabase(address)
  const post = (reply: QueryReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer)

  const answer = async (job: QueryJob) => {
    try {
      const written = await readJob(db, job)
      post(written, [written.bytes])
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      post({ kind: "failed", error, code: codeOf(error) })
    }
  }

  let last: Promise<void> = Promise.resolve()
  const end = async () => {
    await last
    await db.destroy()
    port.close()
  }

  port.on("message", (request: QueryRequest) => {
    if (request.kind === "close") void end()
    else last = last.then(() => answer(request.job))
  })
  post({ kind: "ready" })
}
