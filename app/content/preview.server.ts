import type { Locale } from "#core/locale.ts"
import type { ApiCall } from "./api-call.server.ts"

/** What the token of a preview opens, as it is stored; asked for every time. Undefined for one that opens nothing. */
export async function readPreview<Wire>(call: ApiCall, token: string, locale: Locale): Promise<Wire | undefined> {
  const { status, body } = await call(`/api/admin/preview/${encodeURIComponent(token)}?locale=${locale}`)
  // Of the kind that the page's address names: the API made both.
  return status === 200 ? (body as { data: Wire }).data : undefined
}
