import { previewToken } from "#api/common/contract-tokens.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { ApiCall } from "./seam/api-call.server.ts"

/** What the token of a preview opens, as it is stored; asked for every time. Undefined for one that opens nothing. */
export async function readPreview<Wire>(call: ApiCall, token: string, locale: Locale): Promise<Wire | undefined> {
  if (!previewToken.safeParse(token).success) return undefined
  const { status, body } = await call("GET /api/admin/preview/:token", { params: { token }, query: { locale } })
  // Of the kind that the page's address names: the API made both.
  return status === 200 ? (body as { data: Wire }).data : undefined
}
