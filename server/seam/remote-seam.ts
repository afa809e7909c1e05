import { join } from "node:path"
import { type ApiKind, apiProbe, fetchKind } from "#strapi/api-probe.ts"
import { checkStrapi } from "#strapi/check-strapi.ts"
import { openOrderStore } from "#strapi/orders/order-store.ts"
import { createStrapiApi } from "#strapi/strapi-api.ts"
import type { ReadyState } from "../process/readiness.ts"
import { remoteApi } from "./remote-api.ts"

type Options = {
  apiBase: string
  token: string
  dataDir: string
  mediaHost: string | undefined
  onError: (problem: unknown) => void
}

type Seam = {
  /** The content API of another process: our own, or a plain Strapi behind our contract. */
  fetch: (request: Request) => Promise<Response>
  /** Whether it answers, and what it lacks. */
  state: () => Promise<ReadyState>
  close: () => void
}

/** What stands behind `API_BASE`, as a probe finds it. */
export function remoteSeam({ apiBase, token, dataDir, mediaHost, onError }: Options): Seam {
  const kind = apiProbe(() => fetchKind({ apiBase, token }))
  const own = remoteApi(apiBase)
  let orders: ReturnType<typeof openOrderStore> | undefined
  let strapi: ReturnType<typeof createStrapiApi> | undefined

  const bridge = () => {
    orders ??= openOrderStore(join(dataDir, "strapi-orders.sqlite"))
    strapi ??= createStrapiApi({ apiBase, token, mediaHost, orders, onError })
    return strapi
  }

  const stateOf = async (found: ApiKind | undefined): Promise<ReadyState> => {
    if (found === undefined) return "api"
    if (found === "strapi") {
      const missing = await checkStrapi({ apiBase, token })
      return missing.length === 0 ? "ready" : { reason: "api", missing }
    }
    const answer = await own(new Request("http://content.internal/api/app-setting"))
    await answer.body?.cancel()
    return answer.status < 500 ? "ready" : "api"
  }

  return {
    fetch: async (request) => {
      const found = await kind()
      if (found === undefined) throw new Error("The content API gives no answer")
      return found === "hanout" ? own(request) : bridge()(request)
    },
    state: async () => stateOf(await kind()),
    close: () => orders?.close(),
  }
}
