import type { Part } from "../process/metrics.ts"
import { barePolicy } from "./content-policy.ts"
import {
  commonHeaders,
  defaultReferrerPolicy,
  isData,
  isPersonal,
  isSubresource,
  permissionsPolicy,
} from "./security-headers.ts"

/** Returns the `Cross-Origin-Resource-Policy`: other sites may show pictures and feeds, nothing else. */
const resourcePolicy = (part: Part) => (part === "media" ? "cross-origin" : "same-origin")

/** Sets the headers of every answer of the process, by its part and what its own headers say. */
export type FinishHeaders = (headers: Headers, part: Part) => void

/** @param publicUrl the shop's own address: for https it adds HSTS */
export function createFinishHeaders(publicUrl: string | undefined): FinishHeaders {
  const common = commonHeaders(publicUrl?.startsWith("https:") ?? false)
  return (headers, part) => {
    for (const [name, value] of common) headers.set(name, value)
    headers.set("cross-origin-resource-policy", resourcePolicy(part))
    // Of the build's own files alone: what somebody has uploaded keeps a policy.
    if (part === "files" && isSubresource(headers)) return
    headers.set("x-frame-options", "DENY")
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", barePolicy)
    if (isData(headers)) return
    headers.set("permissions-policy", permissionsPolicy)
    // A browser begins a public page in a process of its own for this header, which costs a phone most of a second.
    if (part !== "pages" || isPersonal(headers)) headers.set("cross-origin-opener-policy", "same-origin")
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", defaultReferrerPolicy)
  }
}
