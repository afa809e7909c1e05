import { type IncomingMessage, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { CarrierError, type CarrierRequest, type Send } from "#carriers/adapter.ts"
import { mayReach, type Network, NotPublicError, safeLookup } from "../common/public-network.ts"

/** Milliseconds until an answer is there in full. */
const maxDuration = 30_000

/** Bytes of an answer: lists of communes and labels have some hundred kilobytes. */
const maxAnswer = 8 * 1024 * 1024

/** Milliseconds that a request waits for a quota that is free so soon. */
const maxQuotaWait = 2500

export type SendOptions = {
  network: Network
  /** Counts a request (db/carriers/quotas.ts).
   *  @returns milliseconds to wait; 0 = it is counted */
  takeQuota: () => Promise<number>
  /** Called before a request is given up because the quota is spent, with the milliseconds until it is free. */
  onQuotaSpent?: ((wait: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  duration?: number
}

/** Creates the `send` of an adapter: to public addresses alone, within the account's quotas and limits of time and size. It follows no
 *  redirect, and its errors never contain the address, which may have a key in it. */
export function createSend({ network, signal, duration = maxDuration, ...quota }: SendOptions): Send {
  return async (request) => {
    if (!mayReach(request.url, network)) throw new CarrierError("unreachable", null, null, false)
    await waitForQuota(quota, signal)
    const end = AbortSignal.any([AbortSignal.timeout(duration), ...(signal ? [signal] : [])])
    return exchange(request, network, end)
  }
}

type QuotaOptions = Pick<SendOptions, "takeQuota" | "onQuotaSpent">

async function waitForQuota({ takeQuota, onQuotaSpent }: QuotaOptions, signal: AbortSignal | undefined): Promise<void> {
  for (let waited = 0; ; ) {
    const wait = await takeQuota()
    if (wait === 0) return
    waited += wait
    if (waited > maxQuotaWait || signal?.aborted) {
      onQuotaSpent?.(wait)
      throw new CarrierError("rate-limited", null, wait, false)
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Codes of errors before a connection existed: the carrier cannot have the request. */
const noConnection = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "CERT_HAS_EXPIRED",
])

async function exchange({ method, url, headers, body }: CarrierRequest, network: Network, signal: AbortSignal) {
  // Set once the connection stands: before that nothing can have reached the carrier.
  let isConnected = false
  const failed = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    const isUndone = !isConnected || error instanceof NotPublicError || noConnection.has(code)
    return isUndone
      ? new CarrierError("unreachable", null, null, false)
      : new CarrierError("no-answer", null, null, true)
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === "https:" ? requestHttps : requestHttp
      const options = { method, signal, agent: false as const, lookup: safeLookup(network), ca: network.ca }
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) }
      const made = send(url, { ...options, headers: { "user-agent": "Hanout", ...headers, ...length } }, resolve)
      const secure = url.protocol === "https:" ? "secureConnect" : "connect"
      made.on("socket", (socket) =>
        socket.once(secure, () => {
          isConnected = true
        }),
      )
      made.on("error", reject).end(body)
    })
    return { status: answer.statusCode ?? 0, headers: plainHeaders(answer), body: await readWhole(answer) }
  } catch (error) {
    throw error instanceof CarrierError ? error : failed(error)
  }
}

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  )

async function readWhole(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxAnswer) {
      answer.destroy()
      throw new CarrierError("not-understood", null, null, true)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
