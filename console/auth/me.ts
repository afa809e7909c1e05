import type { Me } from "#api/contract/admin/me.ts"
import { askApi } from "../data/ask-api.ts"

let known: Promise<Me> | undefined

/** Who is signed in; asked once until it is forgotten.
 *  @throws Refusal, 401 when nobody is */
export function askMe(): Promise<Me> {
  known ??= askApi<Me>("GET", "/me").catch((problem: unknown) => {
    known = undefined
    throw problem
  })
  return known
}

/** Has it asked anew: somebody signed in or out, or changed what is told about them. */
export function forgetMe(): void {
  known = undefined
}
