import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { createApi } from "../api.ts"

/** `now`: the time that the process believes it is, for ever; the machine's when absent. */
export type OtherProcess = {
  address: { url?: string; dataDir: string }
  token: string
  /** Of the staff. */
  secret: string
  now?: Date | undefined
}
/** `body` where there is no `data` around what is sent. */
export type PostedRequest = { path: string } & ({ data: object } | { body: object })
export type PostedAnswer = { status: number; body: unknown }

// Sent by the test that started this thread.
const { address, token, secret, now } = workerData as OtherProcess
const db = openDatabase(address)
const api = createApi({ db, token, clock: now && (() => now), staff: { secret, publicUrl: undefined } })
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }

async function answer(request: PostedRequest): Promise<PostedAnswer> {
  const body = JSON.stringify("body" in request ? request.body : { data: request.data })
  const given = await api.fetch(new Request(`http://shop.test${request.path}`, { method: "POST", headers, body }))
  return { status: given.status, body: await given.json() }
}

// Requests come as lists, each answered all at once; an empty list is the end.
parentPort?.on("message", async (requests: PostedRequest[]) => {
  if (requests.length > 0) return parentPort?.postMessage(await Promise.all(requests.map(answer)))
  await db.destroy()
  parentPort?.close()
})
parentPort?.postMessage("ready")
