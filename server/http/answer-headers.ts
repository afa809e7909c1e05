import type { Part } from "../process/metrics.ts"
import { defaultReferrerPolicy, securityHeaders } from "./security-headers.ts"

/** What an answer may be used for by other sites: pictures and feeds are shown there, everything else is not. */
const resourcePolicy = (part: Part) => (part === "media" ? "cross-origin" : "same-origin")

/** Sets the headers of every answer of the process. */
export type FinishHeaders = (headers: Headers, part: Part) => void

/** @param publicUrl the shop's own address: for https it adds HSTS */
export function createFinishHeaders(publicUrl: string | undefined): FinishHeaders {
  const fixedHeaders = securityHeaders(publicUrl?.startsWith("https:") ?? false)
  return (headers, part) => {
    for (const [name, value] of fixedHeaders) headers.set(name, value)
    headers.set("cross-origin-resource-policy", resourcePolicy(part))
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", defaultReferrerPolicy)
  }
}
