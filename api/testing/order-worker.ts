import { parentPort } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import type { StaffOptions } from "../admin/staff-auth.ts"
import { createApi } from "../composition/api.ts"

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

/** Messages to the thread; it answers each with a message. Requests are answered all at once. */
export type ThreadMessage =
  | { kind: "open"; process: OtherProcess }
  | { kind: "post"; requests: PostedRequest[] }
  | { kind: "close" }

type Opened = { post: (requests: PostedRequest[]) => Promise<PostedAnswer[]>; close: () => Promise<void> }

function open({ address, token, now, staff }: OtherProcess): Opened {
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

  return {
    post: (requests) => Promise.all(requests.map(answer)),
    close: async () => {
      await api.close()
      await db.destroy()
    },
  }
}

let opened: Opened | undefined

async function act(message: ThreadMessage): Promise<PostedAnswer[]> {
  if (message.kind === "open") opened = open(message.process)
  if (message.kind === "close") {
    await opened?.close()
    opened = undefined
  }
  return message.kind === "post" && opened ? opened.post(message.requests) : []
}

// Sent by other-process.ts alone.
parentPort?.on("message", async (message: ThreadMessage) => parentPort?.postMessage(await act(message)))
