import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { createApi } from "../api.ts"
import type { StaffOptions } from "../staff/staff-auth.ts"

/** `now`: the time that the process believes it is, for ever; the machine's when absent. */
export type OtherProcess = {
  address: { url?: string; dataDir: string }
  token: string
  now?: Date | undefined
  staff: StaffOptions
}
/** `data` goes into an envelope, with the bearer; `body` goes as it is, with the cookie of somebody of the staff. */
export type PostedRequest = { path: string } & ({ data: object } | { body: object; cookie: string })
export type PostedAnswer = { status: number; body: unknown }

// Sent by the test that started this thread.
const { address, token, now, staff } = workerData as OtherProcess
const db = openDatabase(address)
const api = createApi({ db, token, clock: now && (() => now), staff })

async function answer(request: PostedRequest): Promise<PostedAnswer> {
  const { path } = request
  const isOfStaff = "cookie" in request
  const headers = new Headers({ "content-type": "application/json" })
  if (isOfStaff) headers.set("cookie", request.cookie)
  else headers.set("authorization", `Bearer ${token}`)
  const body = JSON.stringify(isOfStaff ? request.body : { data: request.data })
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
