import type { Capability } from "#api/common/contract-capabilities.ts"

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
  "feed.xml": "posts",
  forgot: "accounts",
  login: "accounts",
  newsletter: "newsletter",
  order: "order-tracking",
  pages: "pages",
  privacy: "pages",
  profile: "accounts",
  register: "accounts",
  review: "order-reviews",
  "stock-alert": "stock-alerts",
  terms: "pages",
}

/** The first segments of pages that are there over any API, with what their form needs. */
const neededByForm: Record<string, Capability> = {
  construction: "newsletter",
  contact: "contact-messages",
}

/** The capability that a page or its form needs; undefined = it is there over any API.
 *  @param path without language prefix
 *  @param method of the request, in capitals */
export function neededFor(path: string, method = "GET"): Capability | undefined {
  const segment = path.split(/[/?#]/)[1] ?? ""
  if (Object.hasOwn(needed, segment)) return needed[segment]
  const isForm = method !== "GET" && method !== "HEAD"
  return isForm && Object.hasOwn(neededByForm, segment) ? neededByForm[segment] : undefined
}
