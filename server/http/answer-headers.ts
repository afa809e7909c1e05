import type { Part } from "../process/metrics.ts"
import { barePolicy } from "./content-policy.ts"
import { commonHeaders, defaultReferrerPolicy, documentHeaders, isData, isSubresource } from "./security-headers.ts"

/** What an answer may be used for by other sites: pictures and feeds are shown there, everything else is not. */
const resourcePolicy = (part: Part) => (part === "media" ? "cross-origin" : "same-origin")

/** Sets the headers of every answer of the process. */
export type FinishHeaders = (headers: Headers, part: Part) => void

/** @param publicUrl the shop's own address: for https it adds HSTS */
export function createFinishHeaders(publicUrl: string | undefined): FinishHeaders {
  const common = commonHeaders(publicUrl?.startsWith("https:") ?? false)
  const ofDocuments = documentHeaders()
  return (headers, part) => {
    for (const [name, value] of common) headers.set(name, value)
    headers.set("cross-origin-resource-policy", resourcePolicy(part))
    // Of the build's own files alone: what somebody has uploaded keeps a policy.
    if (part === "files" && isSubresource(headers)) return
    headers.set("x-frame-options", "DENY")
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", barePolicy)
    if (isData(headers)) return
    for (const [name, value] of ofDocuments) headers.set(name, value)
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", defaultReferrerPolicy)
  }
}
