import { type ApiKind, apiProbe, fetchKind } from "#strapi/api-probe.ts"
import { checkStrapi } from "#strapi/check-strapi.ts"
import { openOrderStore, orderStoreFile } from "#strapi/orders/order-store.ts"
import { createStrapiApi } from "#strapi/strapi-api.ts"
import type { ReadyState } from "../process/readiness.ts"
import { remoteApi } from "./remote-api.ts"
import { strapiReadiness } from "./strapi-readiness.ts"

type Options = {
  apiBase: string
  token: string
  dataDir: string
  mediaHost: string | undefined
  onError: (problem: unknown) => void
}

type RemoteClient = {
  /** The content API of another process: our own, or a plain Strapi behind our contract. */
  fetch: (request: Request) => Promise<Response>
  /** Whether it answers, and what it lacks. */
  state: () => Promise<ReadyState>
  /** Stores what waits to be stored. */
  close: () => Promise<void>
}

/** Milliseconds after which an API that gave no answer at the start is asked again. */
const startAgain = 5000

/** Milliseconds for the question whether our own API answers. All who ask share it: an API that left one without an answer is asked
 *  anew after that. */
const maxStateTime = 2000

/** The API at `API_BASE`, as a probe finds it. */
export function createRemoteClient({ apiBase, token, dataDir, mediaHost, onError }: Options): RemoteClient {
  const kind = apiProbe(() => fetchKind({ apiBase, token }))
  const own = remoteApi(apiBase)
  let orders: ReturnType<typeof openOrderStore> | undefined
  let strapi: ReturnType<typeof createStrapiApi> | undefined

  const bridge = () => {
    orders ??= openOrderStore(orderStoreFile(dataDir))
    strapi ??= createStrapiApi({ apiBase, token, mediaHost, orders, onError })
    return strapi
  }

  const check = strapiReadiness(() => checkStrapi({ apiBase, token }))

  /** Reads a Strapi's content ahead of the first visitor. */
  let again: NodeJS.Timeout | undefined
  const start = async () => {
    const found = await kind()
    if (found === "strapi") bridge().start()
    if (found === undefined) again = setTimeout(start, startAgain).unref()
  }
  void start()

  const stateOf = async (found: ApiKind | undefined): Promise<ReadyState> => {
    if (found === undefined) return "api"
    if (found === "strapi") return check(bridge().isRead())
    const signal = AbortSignal.timeout(maxStateTime)
    const answer = await own(new Request("http://content.internal/api/app-setting", { signal }))
    await answer.body?.cancel()
    return answer.status < 500 ? "ready" : "api"
  }

  return {
    fetch: async (request) => {
      const found = await kind()
      if (found === undefined) throw new Error("The content API gives no answer")
      return found === "hanout" ? own(request) : bridge().fetch(request)
    },
    state: async () => stateOf(await kind()),
    async close() {
      clearTimeout(again)
      await strapi?.close()
      orders?.close()
    },
  }
}
