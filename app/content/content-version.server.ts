import type { ApiCall } from "./api-call.server.ts"
import { contentChanged, revalidated } from "./revalidated.server.ts"

/** The version of the shop's content, as the API's answers carry it; asked for at most once a second.
 *  @returns a function that gives the last known version, or an empty one while the API cannot be asked */
export function createContentVersion(call: ApiCall): () => Promise<string> {
  const read = revalidated(async (etag) => {
    const answer = await call("GET /api/app-setting", { etag })
    if (answer.status === 304) return "same"
    // An API that is away has not changed.
    if (answer.status !== 200) throw new Error(`The content API answered ${answer.status}`)
    const version = answer.headers.get("etag") ?? ""
    contentChanged()
    return { value: version, etag: version || null }
  })
  return async () => {
    try {
      return await read()
    } catch {
      return ""
    }
  }
}
