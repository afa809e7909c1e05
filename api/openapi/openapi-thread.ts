import { once } from "node:events"
import { Worker } from "node:worker_threads"

const program = new URL("./openapi-worker.ts", import.meta.url)

let document: Promise<string> | undefined

async function makeInThread(): Promise<string> {
  const worker = new Worker(program, { execArgv: [] })
  // Rejects when the thread fails. Posted by openapi-worker.ts alone.
  const [json] = (await once(worker, "message")) as [string]
  return json
}

/** The OpenAPI document of the content API as JSON, made once, by the first request for it. In a thread: it takes longer than
 *  a page may wait, and the storefront's bundle brings contracts of its own, while Zod's registry takes a schema's name once.
 *  @throws what the thread throws; the next call tries again */
export function openApiJson(): Promise<string> {
  document ??= makeInThread().catch((error: unknown) => {
    document = undefined
    throw error
  })
  return document
}
