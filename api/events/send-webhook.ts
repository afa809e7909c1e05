import { createHmac } from "node:crypto"
import { type IncomingMessage, request as requestHttp } from "node:http"
import { type RequestOptions, request as requestHttps } from "node:https"
import type { DeliveryProblem } from "#core/events/delivery-tries.ts"
import type { SendResult } from "#db/events/event-queue.ts"
import { mayReach, type Network, NotPublicError, safeLookup } from "../common/public-network.ts"

/** Milliseconds until the answer's beginning is there. */
const maxDuration = 15_000

/** Bytes of an answer that are kept. */
const maxAnswer = 2048

export type Webhook = {
  address: string
  /** `whsec_` and the key in base64. */
  secret: string
  /** The event's key: the same at each try. */
  id: string
  body: string
}

/** The signature of Standard Webhooks 1: HMAC-SHA256 over id, seconds and body.
 *  @param timestamp seconds since 1970 */
export function signWebhook({ secret, id, body }: Omit<Webhook, "address">, timestamp: number): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
}

/** Sends a webhook. An address is looked up for each try and the connection made to what was found, so that no name leads into a private
 *  network. A receiver may show its answer elsewhere (302 or 303, as Google's scripts do): that is read once, by GET and by the same rules.
 *  @returns what came of it; it is delivered by any answer of 2xx */
export async function sendWebhook(
  webhook: Webhook,
  network: Network,
  now: Date,
  duration = maxDuration,
): Promise<SendResult> {
  const start = performance.now()
  const result = (problem: DeliveryProblem | null, statusCode: number | null, answer: string | null): SendResult => ({
    problem,
    statusCode,
    answer,
    isFinal: statusCode === 410,
    request: webhook.body,
    milliseconds: Math.round(performance.now() - start),
  })
  try {
    const url = new URL(webhook.address)
    if (!mayReach(url, network)) return result("forbidden-address", null, null)
    const signal = AbortSignal.timeout(duration)
    let answer = await post(url, webhook, { network, now, signal })
    const { location } = answer.headers
    if ((answer.statusCode === 302 || answer.statusCode === 303) && location && URL.canParse(location, url)) {
      answer.destroy()
      const shown = new URL(location, url)
      if (!mayReach(shown, network)) return result("forbidden-address", answer.statusCode, null)
      answer = await exchange(shown, { method: "GET", headers: { "user-agent": "Hanout" } }, { network, signal })
    }
    const status = answer.statusCode ?? 0
    const text = await readBeginning(answer)
    if (status >= 200 && status < 300) return result(null, status, text)
    const problem = status === 410 ? "gone" : status >= 300 && status < 400 ? "redirect" : "refused"
    return result(problem, status, text)
  } catch (error) {
    if (error instanceof NotPublicError) return result("forbidden-address", null, null)
    const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")
    return result(isLate ? "timeout" : "unreachable", null, null)
  }
}

type Exchange = { network: Network; signal: AbortSignal }

const exchange = (url: URL, { body, ...request }: RequestOptions & { body?: string }, { network, signal }: Exchange) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const options = { ...request, signal, agent: false as const, lookup: safeLookup(network), ca: network.ca }
    send(url, options, resolve).on("error", reject).end(body)
  })

function post(url: URL, webhook: Webhook, { now, ...way }: Exchange & { now: Date }): Promise<IncomingMessage> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(webhook.body),
    "user-agent": "Hanout",
    "webhook-id": webhook.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signWebhook(webhook, timestamp),
  }
  return exchange(url, { method: "POST", headers, body: webhook.body }, way)
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxAnswer) break
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, maxAnswer).toString("utf8")
}
