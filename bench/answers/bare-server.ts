import { fork } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"

export type BareServer = { url: string; pid: number | undefined; stop: () => void }

/** Starts a server of Node alone, in a process of its own, that answers everything with the same bytes. */
export async function startBareServer(body: Buffer): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: "advanced" })
  child.send(body)
  const [port] = await once(child, "message")
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => void child.kill() }
}

if (process.send) {
  const [sent] = await once(process, "message")
  // Sent by `startBareServer`.
  const body = Buffer.from(sent as Uint8Array)
  const headers = { "content-type": "application/json", "content-length": body.byteLength }
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body))
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
}
