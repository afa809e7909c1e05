import { Agent, request } from "node:http"

export type HttpClient = { post: (body: string) => Promise<{ status: number; text: string }>; close: () => void }

/** Connections of their own to one address, kept open between requests. */
export function httpClient(url: string, headers: Record<string, string>): HttpClient {
  const agent = new Agent({ keepAlive: true })
  return {
    post: (body) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent, method: "POST", headers }, (answer) => {
          let text = ""
          answer.setEncoding("utf8")
          answer.on("data", (part) => {
            text += part
          })
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }))
        })
        sent.on("error", reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
