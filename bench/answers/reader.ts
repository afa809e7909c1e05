import { Agent, request } from "node:http"

export type Reader = {
  /** @returns the body as it came */
  get: (path: string) => Promise<{ status: number; body: Buffer }>
  close: () => void
}

/** Reads from one server over connections that stay open. */
export function createReader(url: string, connections: number): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const sent = request({ hostname, port, path, agent }, (answer) => {
          const parts: Buffer[] = []
          answer.on("data", (part: Buffer) => parts.push(part))
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
        })
        sent.on("error", reject)
        sent.end()
      }),
    close: () => agent.destroy(),
  }
}
