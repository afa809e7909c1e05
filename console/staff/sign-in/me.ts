import type { Me } from "#api/staff/contract-me.ts"
import { fetchJson } from "../../data/api-client.ts"

let known: Promise<Me> | undefined

/** Who is signed in; asked once until it is forgotten.
 *  @throws RejectedError, 401 when nobody is */
export function fetchMe(): Promise<Me> {
  known ??= fetchJson<Me>("GET", "/me").catch((problem: unknown) => {
    known = undefined
    throw problem
  })
  return known
}

/** Invalidates it: somebody signed in or out, or changed what is told about them. */
export function clearMe(): void {
  known = undefined
}
