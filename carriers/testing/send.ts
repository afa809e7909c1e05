import { CarrierError, type Send } from "../adapter.ts"

/** Sends requests as they are, without quotas: for tests of adapters.
 *  @param milliseconds after which an answer is given up */
export const plainSend =
  (milliseconds = 60_000): Send =>
  async ({ method, url, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(milliseconds)
      const response = await fetch(url, { method, headers, body, signal, redirect: "manual" })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: new Uint8Array(await response.arrayBuffer()),
      }
    } catch (error) {
      const code = error instanceof TypeError ? (error.cause as { code?: string } | undefined)?.code : undefined
      throw new CarrierError(code === "ECONNREFUSED" ? "unreachable" : "no-answer")
    }
  }
