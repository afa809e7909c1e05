import { type HeadPage, headPageNames, isHeadPage } from "#core/content/page-heads/page-head.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { listPageHeads, replacePageHead } from "#db/content/page-heads.ts"
import type { Db } from "#db/database.ts"
import { adminMediaByUrls } from "#db/media/admin-media.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
import { editConflict, notFound, validationError } from "../../errors.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type AdminHead, headChange } from "./contract-admin-head.ts"

/** All pages in their order; those that nobody has written are empty. */
async function listHeads(db: Db): Promise<AdminHead[]> {
  const written = await listPageHeads(db)
  const pictures = await adminMediaByUrls(
    db,
    written.flatMap(({ picture }) => picture ?? []),
  )
  return headPageNames.map((page) => {
    const found = written.find((one) => one.page === page)
    if (!found) return { page, title: noTexts, description: noTexts, picture: null, updatedAt: null, media: null }
    const media = pictures.find(({ url }) => url === found.picture)
    return { ...found, media: media ? adminMediaResource(media) : null }
  })
}

async function findHead(db: Db, page: HeadPage): Promise<AdminHead> {
  const found = (await listHeads(db)).find((one) => one.page === page)
  if (!found) throw notFound()
  return found
}

const logged = ({ title, description, picture }: AdminHead) => ({ title, description, picture })

/** @throws ApiError 404 */
function pageOf(name: string): HeadPage {
  if (!isHeadPage(name)) throw notFound()
  return name
}

/** Routes of titles and descriptions for search engines. */
export function pageHeadAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /page-heads", async () => wholeList(await listHeads(db)))

  route("GET /page-heads/:page", async (c) => Response.json({ data: await findHead(db, pageOf(c.req.param("page"))) }))

  route("PUT /page-heads/:page", async (c) => {
    const page = pageOf(c.req.param("page"))
    const { updatedAt: readAt, ...head } = await readBody(headChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      const known = head.picture === null || (await adminMediaByUrls(tx, [head.picture])).length > 0
      if (!known) throw validationError([{ path: ["picture"], message: "unknown" }])
      const was = await findHead(tx, page)
      if (!(await replacePageHead(tx, { page, readAt, head }, clock()))) throw editConflict()
      const is = await findHead(tx, page)
      const [before, after] = changedFields(logged(was), logged(is))
      const entry = { action: "update", resource: "page-heads", documentId: page, before, after } as const
      await audit(tx, c, entry, clock())
      await touchContent(tx, ["heads"])
      return is
    })
    return Response.json({ data })
  })
}
