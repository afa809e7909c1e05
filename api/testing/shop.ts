import { type Db, openDatabase } from "#db/database.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import type { Network } from "../common/public-network.ts"
import { createApi } from "../composition/api.ts"
import type { ScryptCost } from "../passwords/scrypt-job.ts"

export const testToken = "a-token-for-tests"
export const testSecret = "a-secret-of-32-characters-or-more-for-tests"

/** The least that scrypt can cost: tests hash hundreds of passwords. */
export const cheapPasswordCost: ScryptCost = { N: 1024, r: 8, p: 1 }

export type TestShop = {
  db: Db
  /** Where the database is, for another process. */
  address: { url?: string; dataDir: string }
  /** Sends a request to the API; a path such as `/api/products`, or a whole address.
   *  @param client the address that it comes from */
  send: (path: string, init?: RequestInit, client?: string) => Promise<Response>
  /** Sends a GET and reads the JSON of its answer. */
  get: (path: string) => Promise<{ status: number; headers: Headers; body: unknown }>
  /** Places an order with the test's token. */
  order: (data: object) => Promise<{ status: number; headers: Headers; body: unknown }>
  /** Entries that the API logged. */
  logged: object[]
  /** Ends answers that would go on, as a process that stops does. */
  stop: () => void
  /** Closes the API and leaves the database open. */
  closeApi: () => Promise<void>
  close: () => Promise<void>
}

const answerOf = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: JSON.parse((await response.text()) || "null") as unknown,
})

/** The sample shop in a new database of the project's engine, behind the real API. */
export async function openTestShop(
  token = testToken,
  clock?: () => Date,
  passwordCost = cheapPasswordCost,
  network?: Network,
): Promise<TestShop> {
  const { address, remove } = await ownDatabase("sample")
  const db = openDatabase(address)
  const logged: object[] = []
  const stopping = new AbortController()
  const api = createApi({
    db,
    token,
    clock,
    stopping: stopping.signal,
    staff: { secret: testSecret, publicUrl: undefined, passwordCost, network },
    log: { error: (details) => logged.push(details), warn: (details) => logged.push(details) },
  })
  const send = (path: string, init?: RequestInit, client?: string) =>
    api.fetch(new Request(new URL(path, "http://shop.test"), init), { client })
  return {
    db,
    address,
    send,
    logged,
    stop: () => stopping.abort(),
    get: async (path) => answerOf(await send(path)),
    order: async (data) =>
      answerOf(
        await send("/api/orders", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ data }),
        }),
      ),
    closeApi: api.close,
    close: async () => {
      await api.close()
      await db.destroy()
      await remove()
    },
  }
}
