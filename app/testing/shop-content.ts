// biome-ignore lint/style/noRestrictedImports: the shop behind the API; nothing of it reaches the storefront.
import { type TestShop, testToken } from "#api/testing/shop.ts"
import type { Content } from "../api-client/content.server.ts"
import { createApiCall } from "../api-client/transport/api-call.server.ts"
import { createContentClient } from "../api-client/transport/content-client.server.ts"
import { createTagClock } from "../api-client/transport/tag-clock.server.ts"

/** Sends a request of the storefront's client to a test's shop. */
export function sendTo(shop: TestShop, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return shop.send(pathname + search, request)
}

/** The storefront's client over a test's shop.
 *  @param send answers its requests */
export const contentOf = (
  shop: TestShop,
  send: (request: Request) => Promise<Response> = (request) => sendTo(shop, request),
): Content => createContentClient(createApiCall(send, testToken), createTagClock())
