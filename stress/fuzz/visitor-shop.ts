import { AsyncLocalStorage } from "node:async_hooks"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { openStorefront } from "#server/testing/storefront.ts"
import type { UpstreamCall } from "./upstream-calls.ts"

/** What a request made the storefront do. */
export type Seen = {
  calls: UpstreamCall[]
  /** Names that the storefront looked up in the address's query and in the form. */
  query: Set<string>
  form: Set<string>
}

type Context = Seen & { peer: string }

const current = new AsyncLocalStorage<Context | undefined>()

/** Notes every name that is looked up while the storefront works on a request. */
function watchNames(): () => void {
  const watch = (type: typeof FormData | typeof URLSearchParams, kind: "form" | "query") => {
    const own = type.prototype
    const { get, getAll, has } = own
    const note = (name: string) => current.getStore()?.[kind].add(name)
    own.get = function (name: string) {
      note(name)
      return get.call(this, name)
    }
    own.getAll = function (name: string) {
      note(name)
      return getAll.call(this, name)
    }
    own.has = function (name: string) {
      note(name)
      return has.call(this, name)
    }
    return () => Object.assign(own, { get, getAll, has })
  }
  const ends = [watch(FormData, "form"), watch(URLSearchParams, "query")]
  return () => {
    for (const end of ends) end()
  }
}

export type VisitorShop = {
  shop: TestShop
  /** Sends a visitor's request. */
  send: (path: string, init: RequestInit, peer: string) => Promise<{ answer: Response; seen: Seen }>
  /** What went wrong in the storefront. */
  errors: unknown[]
  close: () => Promise<void>
}

/** The storefront over the real API in this process; every call on the way between them is kept, with the visitor's
 *  request that caused it. */
export async function openVisitorShop(): Promise<VisitorShop> {
  const shop = await openTestShop(testToken)
  const unwatch = watchNames()
  const api = async (request: Request) => {
    const context = current.getStore()
    const isBytes = request.headers.get("content-type") === "application/octet-stream"
    const body = isBytes ? "" : await request.clone().text()
    context?.calls.push({ request: request.clone(), body, peer: context.peer })
    return current.run(undefined, () => shop.send(request.url, request))
  }
  const { send, errors } = await openStorefront(api, testToken)
  return {
    shop,
    errors,
    send: async (path, init, peer) => {
      const seen: Context = { peer, calls: [], query: new Set(), form: new Set() }
      const answer = await current.run(seen, () => send(path, init, peer))
      return { answer, seen }
    },
    close: async () => {
      unwatch()
      await shop.close()
    },
  }
}
