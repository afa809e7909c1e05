import type { Capability } from "#api/contract/capabilities.ts"
import { useShellData } from "./shell-data.ts"

/** The first segments of addresses that need a capability of the API, without the language. */
const needed: Record<string, Capability> = {
  about: "pages",
  blog: "posts",
  "blog-details": "posts",
  "blog-details-2": "posts",
  "blog-grid": "posts",
  "blog-list": "posts",
  coupons: "coupons",
  "delivery-returns": "pages",
  forgot: "accounts",
  login: "accounts",
  newsletter: "newsletter",
  order: "order-tracking",
  privacy: "pages",
  profile: "accounts",
  register: "accounts",
  review: "order-reviews",
  "stock-alert": "stock-alerts",
  terms: "pages",
}

/** The capability that a page needs; undefined = it is there over any API.
 *  @param path without language prefix */
export function neededFor(path: string): Capability | undefined {
  const segment = path.split(/[/?#]/)[1] ?? ""
  return Object.hasOwn(needed, segment) ? needed[segment] : undefined
}

/** Tells what the API behind this shop cannot do: its links and forms are not shown. */
export function useLacks(): (capability: Capability | undefined) => boolean {
  const lacking = useShellData()?.lacking
  return (capability) => capability !== undefined && Boolean(lacking?.includes(capability))
}
