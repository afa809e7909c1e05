import type { IncomingMessage } from "node:http"
import { request } from "node:https"
import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import {
  isForbiddenNumber,
  type Network,
  NotPublicError,
  publicNetwork,
  safeLookup,
} from "../../common/public-network.ts"

/** Milliseconds until the last byte, redirects included. */
const maxDuration = 15_000
const maxRedirects = 3

type Fetched = Uint8Array | ProductFileProblem

/** @returns an address that may be requested: HTTPS on its usual port, without a name and password */
function readAddress(text: string, network: Network): URL | ProductFileProblem {
  if (!URL.canParse(text)) return "NOT_HTTPS"
  const url = new URL(text)
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return "NOT_HTTPS"
  return isForbiddenNumber(url, network) ? "NOT_PUBLIC" : url
}

/** Requests one address and follows nothing. */
const send = (url: URL, network: Network, signal: AbortSignal, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": "Hanout" }
    const options = { headers, signal, port, agent: false as const, lookup: safeLookup(network), ca: network.ca }
    request(url, options, resolve).on("error", reject).end()
  })

async function readBytes(answer: IncomingMessage): Promise<Fetched> {
  if (Number(answer.headers["content-length"] ?? 0) > maxUploadSize) return "PICTURE_TOO_LARGE"
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxUploadSize) return "PICTURE_TOO_LARGE"
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(text: string, network: Network, signal: AbortSignal, port: number): Promise<Fetched> {
  let address = text
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const url = readAddress(address, network)
    if (typeof url === "string") return url
    const answer = await send(url, network, signal, port)
    try {
      if (answer.statusCode === 200) return await readBytes(answer)
      const { location } = answer.headers
      const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)
      if (!isRedirect || location === undefined || !URL.canParse(location, url)) return "NOT_FETCHED"
      address = new URL(location, url).href
    } finally {
      answer.destroy()
    }
  }
  return "NOT_FETCHED"
}

/** Gets a file from a public HTTPS server. No cookie and nothing of the shop's goes with the request; each redirect is checked
 *  like the first address. Bounds: 15 s, 15 MB, 3 redirects, port 443.
 *  @param port of the test's own server
 *  @param duration milliseconds until the last byte, redirects included
 *  @returns its bytes, whatever they are; the problem where there are none */
export async function fetchPublicPicture(
  address: string,
  network: Network = publicNetwork,
  port = 443,
  duration = maxDuration,
): Promise<Fetched> {
  try {
    return await follow(address, network, AbortSignal.timeout(duration), port)
  } catch (error) {
    return error instanceof NotPublicError ? "NOT_PUBLIC" : "NOT_FETCHED"
  }
}
