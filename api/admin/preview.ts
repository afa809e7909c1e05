import { findAdminPost } from "#db/admin/posts.ts"
import { findPost } from "#db/posts.ts"
import { previewRequest } from "../contract/admin/post.ts"
import { notFound } from "../errors.ts"
import { postResources } from "../post-resource.ts"
import { readLocale } from "../query/locale.ts"
import { readBody } from "../read-body.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { previewedBy, previewToken } from "./preview-token.ts"

/** Posts as the storefront will show them, before they appear: as they are stored now. */
export function previewRoutes(route: AddRoute, { db, clock, secret }: AdminDeps): void {
  route("POST /preview", async (c) => {
    const { documentId } = await readBody(previewRequest, c.req)
    if (!(await findAdminPost(db, documentId, clock()))) throw notFound()
    const { token, expiresAt } = previewToken(documentId, secret, clock())
    return Response.json({ data: { url: `/preview/${token}`, expiresAt } }, { status: 201 })
  })

  // The storefront asks this for whoever has the token; the same 404 for all that it does not open.
  route("GET /preview/:token", async (c) => {
    const documentId = previewedBy(c.req.param("token"), secret, clock())
    const locale = readLocale(new URL(c.req.url).searchParams.get("locale") ?? undefined)
    const row = documentId && (await findPost(db, documentId, { locale, now: null }))
    const [data] = row ? await postResources(db, [row], new Set(["image", "medias"]), locale) : []
    if (!data) throw notFound()
    return Response.json({ data })
  })
}
