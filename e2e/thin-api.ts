import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { type Running, startProcess } from "#server/testing.ts"
import { shopData } from "./shop-data.ts"

/** What an answer's `data` becomes. */
type Other = (data: Record<string, unknown>) => object

const passedOn = ["authorization", "content-type"]

/** A storefront over the real content API, which gives something else on some of its paths: a shop whose owner has not
 *  entered everything, or has entered what the sample shop lacks.
 *  @param other the answer's `data` by path, such as `{ "/api/categories": [] }`, or what becomes of it */
export async function startOverThinApi(other: Record<string, null | [] | Other>): Promise<Running> {
  const data = shopData()
  const api = await startProcess("api", { DATA_DIR: data.dir, API_TOKEN: "a-token-of-sixteen-characters" })
  const thin = createServer(async (request, response) => {
    const { url = "/", method = "GET" } = request
    const given = other[new URL(url, api.url).pathname]
    const headers = new Headers()
    for (const name of passedOn) if (request.headers[name]) headers.set(name, String(request.headers[name]))
    const requested = async () =>
      fetch(api.url + url, { method, headers, body: method === "GET" ? null : await text(request) })
    const pagination = { page: 1, pageSize: 100, pageCount: 0, total: 0 }
    const answer =
      given === undefined
        ? await requested()
        : Response.json(
            typeof given === "function"
              ? await changed(await requested(), given)
              : { data: given, meta: { pagination } },
          )
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

async function changed(answer: Response, other: Other) {
  const body = (await answer.json()) as { data: Record<string, unknown> }
  return { ...body, data: other(body.data) }
}
