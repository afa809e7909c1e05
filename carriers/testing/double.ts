import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { type Fault, Faults } from "./faults.ts"
import { Quotas } from "./quotas.ts"

export type DoubleRequest = {
  method: string
  /** Below the base path, without a first slash. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
  /** undefined where the body is no JSON. */
  json: unknown
}

export type DoubleAnswer = {
  status?: number
  json?: unknown
  text?: string
  bytes?: Uint8Array
  headers?: Record<string, string>
}

/** A parcel as a double keeps it. `fields` are those that it was sent. */
export type DoubleParcel = {
  tracking: string
  reference: string
  fields: Record<string, unknown>
  /** The carrier's own words, oldest first. */
  history: { word: string; time: Date; reason: string | null }[]
}

/** A webhook as the carrier sends it. */
export type DoubleWebhook = { headers: Record<string, string>; body: string; query?: Record<string, string> }

/** What is of one platform: it answers requests as the platform does, and refuses whatever is not recorded of it. */
export type Platform = {
  basePath: string
  /** Keys that it takes, by the names of the adapter. */
  keys: Record<string, string>
  quotas: { name: string; requests: number; milliseconds: number }[]
  /** Headers of a request over quota, and of each other. */
  quotaHeaders?(left: Record<string, number>): Record<string, string>
  parcels: DoubleParcel[]
  answer(request: DoubleRequest, baseUrl: string): DoubleAnswer
  /** Requests that make parcels: faults of creations befall them alone. */
  isCreation(request: DoubleRequest): boolean
  /** The webhook of the parcel's newest status, signed with a secret. */
  webhook?(parcel: DoubleParcel, secret: string, number: number): DoubleWebhook
}

const htmlPage = "<!DOCTYPE html><html><head><title>Sign in</title></head><body>Please sign in</body></html>"

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(response: ServerResponse, answer: DoubleAnswer, more: Record<string, string> = {}) {
  const { status = 200, json, text, bytes } = answer
  const type = bytes ? "application/pdf" : json === undefined ? "text/html; charset=UTF-8" : "application/json"
  response.writeHead(status, { "content-type": type, ...more, ...answer.headers })
  response.end(bytes ?? text ?? (json === undefined ? "" : JSON.stringify(json)))
}

/** Half of the rows of a list, at whatever depth the first list lies. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.floor(value.length / 2))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value)
  const [name] = entries.find(([, inner]) => Array.isArray(inner)) ?? []
  if (name === undefined) return Object.fromEntries(entries.slice(0, Math.floor(entries.length / 2)))
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === name ? halved(inner) : inner]))
}

/** Answers of faults that leave the work undone. */
const undone: Partial<Record<Fault, DoubleAnswer>> = {
  "server-error": { status: 500, text: htmlPage },
  html: { text: htmlPage },
  "error-in-201": { status: 201, json: { error: 1, message: "Erreur interne" } },
  "too-many": { status: 429, json: { message: "Too Many Attempts." }, headers: { "retry-after": "7" } },
}

/** Answers a request that a fault befalls. */
function befall(fault: Fault, response: ServerResponse, answer: () => DoubleAnswer, silence: number): void {
  if (fault === "no-answer") {
    if (Number.isFinite(silence)) setTimeout(() => response.socket?.destroy(), silence)
    return
  }
  const early = undone[fault]
  if (early) {
    write(response, early)
    return
  }
  const done = answer()
  if (fault === "half-list") write(response, { ...done, json: halved(done.json) })
  else if (fault === "server-error-after") write(response, { status: 502, text: htmlPage })
  else response.socket?.destroy()
}

/** Starts a server that speaks as a carrier does, on a loopback port.
 *  @param options `port` 0 = any; `hasQuotas` false leaves the carrier's quotas out; after `silence` milliseconds a request that is
 *  not answered loses its connection */
export async function startDouble(
  platform: Platform,
  { port = 0, hasQuotas = true, silence = Number.POSITIVE_INFINITY } = {},
) {
  const faults = new Faults()
  const quotas = new Quotas(hasQuotas ? platform.quotas : [])
  const requests: DoubleRequest[] = []
  let baseUrl = ""
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? "/", baseUrl)
    const body = await read(incoming).catch(() => "")
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const request: DoubleRequest = {
      method: incoming.method ?? "GET",
      path: decodeURIComponent(url.pathname.slice(platform.basePath.length)),
      query: url.searchParams,
      headers,
      body,
      json: parse(body),
    }
    requests.push(request)
    const answer = () => platform.answer(request, baseUrl)
    const fault = faults.next(platform.isCreation(request))
    if (fault) {
      befall(fault, response, answer, silence)
      return
    }
    const { isOver, retryAfter, left } = quotas.count()
    const more = { ...platform.quotaHeaders?.(left), ...(isOver && { "retry-after": retryAfter }) }
    write(response, isOver ? { status: 429, json: { message: "Too Many Attempts." } } : answer(), more)
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${platform.basePath}`

  const find = (tracking: string) => {
    const parcel = platform.parcels.find((one) => one.tracking === tracking)
    if (!parcel) throw new Error(`no parcel ${tracking}`)
    return parcel
  }
  return {
    baseUrl,
    keys: platform.keys,
    /** Requests so far, oldest first. */
    requests,
    parcels: platform.parcels,
    /** How many of the requests were to make parcels. */
    creations: () => requests.filter((request) => platform.isCreation(request)).length,
    /** Befalls the next requests, in turn. `creations`: only those that make parcels; `after` of them come through before. */
    fail: (fault: Fault, times = 1, which: "creations" | "all" = "all", after = 0) =>
      faults.add(fault, times, which, after),
    /** How many requests a fault has befallen. */
    befallen: () => faults.befallen,
    /** Gives a parcel its next status. */
    move(tracking: string, word: string, reason: string | null = null, time = new Date()) {
      find(tracking).history.push({ word, time, reason })
    },
    /** The webhook of a parcel's newest status. The same number makes the same message again. */
    webhook(tracking: string, secret: string, number: number): DoubleWebhook {
      if (!platform.webhook) throw new Error("no webhooks")
      return platform.webhook(find(tracking), secret, number)
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type Double = Awaited<ReturnType<typeof startDouble>>
