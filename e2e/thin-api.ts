import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"

/** A storefront over the real content API, which gives nothing on some of its paths: what a shop looks like whose owner
 *  has not entered everything.
 *  @param empty the answer's `data` by path, such as `{ "/api/categories": [] }` */
export async function startOverThinApi(empty: Record<string, null | []>): Promise<Running> {
  const data = temporaryData()
  const api = await startProcess("api", { DATA_DIR: data.dir, API_TOKEN: "a-token-of-sixteen-characters" })
  const thin = createServer(async (request, response) => {
    const path = request.url ?? "/"
    const given = empty[new URL(path, api.url).pathname]
    const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
    const answer =
      given === undefined ? await fetch(api.url + path) : Response.json({ data: given, meta: { pagination } })
    response.writeHead(answer.status, { "content-type": "application/json" })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => thin.listen(0, "127.0.0.1", resolve))
  const { port } = thin.address() as AddressInfo
  const settings = { API_BASE: `http://127.0.0.1:${port}`, API_TOKEN: "a-token-of-sixteen-characters" }
  const storefront = await startProcess("storefront", { DATA_DIR: data.dir, ...settings })
  return {
    ...storefront,
    async stop(signal) {
      const code = await storefront.stop(signal)
      thin.close()
      await api.stop()
      data.remove()
      return code
    },
  }
}
