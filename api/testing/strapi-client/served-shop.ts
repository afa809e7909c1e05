import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { loadSample } from "#db/testing/load-sample.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { createApi } from "../../composition/api.ts"

const token = "a-token-for-tests"

/** The API alone with the sample shop and its pictures, at an address of this machine. */
export async function serveShop(): Promise<{ url: string; token: string; close: () => Promise<void> }> {
  const own = await ownDatabase("nothing")
  const db = openDatabase(own.address)
  await migrate(db)
  await loadSample(db, new Date())
  const logged: object[] = []
  const api = createApi({
    db,
    token,
    log: { error: (details) => logged.push(details), warn: (details) => logged.push(details) },
  })
  const server = createServer(getRequestListener((request) => api.fetch(request)))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    token,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await api.close()
      await db.destroy()
      await own.remove()
      if (logged.length > 0) throw new Error(`The API logged ${JSON.stringify(logged)}`)
    },
  }
}
