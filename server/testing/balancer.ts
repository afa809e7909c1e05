import { Agent, type IncomingMessage, request } from "node:http"

type Sent = { method?: string; headers?: Record<string, string>; body?: string }
export type Answered = { status: number; body: string; url: string }

/** What a load balancer does, in few lines: the next request goes to the next process, over persistent connections.
 *  A process that refuses the connection is passed over; nothing else is ever retried.
 *  @param urls of the processes; may change while requests are under way */
export function balance(urls: string[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const sendTo = (url: string, path: string, { method = "GET", headers = {}, body }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(new URL(path, url), { agent, method, headers }, (answer: IncomingMessage) => {
        let text = ""
        answer.setEncoding("utf8")
        answer.on("data", (chunk) => {
          text += chunk
        })
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text, url }))
        answer.on("error", reject)
      })
      sent.on("error", reject)
      sent.end(body)
    })

  /** @throws what broke the request, when it was not that every process refused the connection */
  const send = async (path: string, sent: Sent = {}): Promise<Answered> => {
    const first = turn++
    for (let tries = 1; ; tries++) {
      const url = urls[(first + tries) % urls.length] ?? ""
      try {
        return await sendTo(url, path, sent)
      } catch (error) {
        const rejected = error instanceof Error && "code" in error && error.code === "ECONNREFUSED"
        if (!rejected || tries >= urls.length) throw error
      }
    }
  }
  return { send, close: () => agent.destroy() }
}
