import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { createApi } from "../api.ts"

/** `now`: the time that the process believes it is, for ever; the machine's when absent. */
export type OtherProcess = { address: { url?: string; dataDir: string }; token: string; now?: Date | undefined }
export type PostedRequest = { path: string; data: object }
export type PostedAnswer = { status: number; body: unknown }

// Sent by the test that started this thread.
const { address, token, now } = workerData as OtherProcess
const db = openDatabase(address)
const api = createApi({ db, token, clock: now && (() => now) })
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }

async function answer({ path, data }: PostedRequest): Promise<PostedAnswer> {
  const body = JSON.stringify({ data })
  const given = await api.fetch(new Request(`http://shop.test${path}`, { method: "POST", headers, body }))
  return { status: given.status, body: await given.json() }
}

// Requests come as lists, each answered all at once; an empty list is the end.
parentPort?.on("message", async (requests: PostedRequest[]) => {
  if (requests.length > 0) return parentPort?.postMessage(await Promise.all(requests.map(answer)))
  await db.destroy()
  parentPort?.close()
})
parentPort?.postMessage("ready")
