import { previewToken } from "#api/common/contract-tokens.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import type { AnswerSchema } from "./transport/parse-answer.server.ts"
import { orUnavailable } from "./transport/read.server.ts"

type PreviewRequest<Wire> = {
  token: string
  locale: Locale
  /** Of the kind that the page's address names. */
  answer: AnswerSchema<{ data: Wire }>
}

/** Reads the record of a preview token; never cached. Undefined for a token that opens nothing. */
export async function readPreview<Wire>(
  call: ApiCall,
  { token, locale, answer }: PreviewRequest<Wire>,
): Promise<Wire | undefined> {
  if (!previewToken.safeParse(token).success) return undefined
  return orUnavailable(async () => {
    const { status, parse } = await call("GET /api/admin/preview/:token", { params: { token }, query: { locale } })
    return status === 200 ? parse(answer).data : undefined
  })
}
