import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

export type Received = {
  headers: IncomingHttpHeaders
  body: string
  message: { type: string; data: Record<string, unknown> }
}

/** A server of somebody who gets webhooks.
 *  @param answer the status of the answer to what came, or undefined for none; 200 unless told otherwise
 *  @param text of every answer */
export async function startReceiver(
  answer: (got: Received, count: number) => number | undefined = () => 200,
  text = "noted",
) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = []
    request.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    request.on("end", () => {
      // Where its answers are shown.
      if (request.method === "GET") return response.end("shown")
      const body = Buffer.concat(chunks).toString("utf8")
      const got = { headers: request.headers, body, message: JSON.parse(body) as Received["message"] }
      received.push(got)
      const status = answer(got, received.length)
      if (status === undefined) return
      response.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {}).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ message }) => message.type),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
