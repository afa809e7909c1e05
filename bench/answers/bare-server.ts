import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"

/** Starts a server of Node alone, in a thread of its own, that answers everything with the same bytes. */
export async function startBareServer(body: Uint8Array): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: body })
  const [port] = await once(worker, "message")
  return { url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
}

if (!isMainThread) {
  const body = Buffer.from(workerData as Uint8Array)
  const headers = { "content-type": "application/json", "content-length": body.byteLength }
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body))
  server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port))
}
