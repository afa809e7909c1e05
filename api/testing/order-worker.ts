import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { createApi } from "../api.ts"

/** Bodies for `POST /api/orders`, and others for the paths that are named. */
export type OrderWork = {
  address: { url?: string; dataDir: string }
  token: string
  requests: { path: string; data: object }[]
}

export type OrderOutcome = { status: number; body: unknown }

/** What another process of the shop would do: opens the database on its own and answers requests, all at once. */
async function answerAll({ address, token, requests }: OrderWork): Promise<OrderOutcome[]> {
  const db = openDatabase(address)
  const api = createApi({ db, token })
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const outcomes = await Promise.all(
    requests.map(async ({ path, data }) => {
      const body = JSON.stringify({ data })
      const answer = await api.fetch(new Request(`http://shop.test${path}`, { method: "POST", headers, body }))
      return { status: answer.status, body: (await answer.json()) as unknown }
    }),
  )
  await db.destroy()
  return outcomes
}

// Sent by the test that started this thread.
parentPort?.postMessage(await answerAll(workerData as OrderWork))
