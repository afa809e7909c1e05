import { type HeadPage, headPageNames, isHeadPage } from "#core/content/page-heads/page-head.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { listPageHeads, replacePageHead } from "#db/content/page-heads.ts"
import type { Db } from "#db/database.ts"
import { adminMediaByUrls } from "#db/media/admin-media.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
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

const findHead = async (db: Db, page: string) => (await listHeads(db)).find((one) => one.page === page)

const logged = ({ title, description, picture }: AdminHead) => ({ title, description, picture })

/** @throws ApiError 404 */
function pageOf(name: string): HeadPage {
  if (!isHeadPage(name)) throw notFound()
  return name
}

/** Routes of titles and descriptions for search engines. */
export function pageHeadAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps
  const heads = auditedRecords<AdminHead>(deps, { resource: "page-heads", read: findHead, logged, tags: ["heads"] })

  route("GET /page-heads", async () => wholeList(await listHeads(db)))

  route("GET /page-heads/:page", async (c) => Response.json({ data: await heads.found(db, c.req.param("page")) }))

  route("PUT /page-heads/:page", async (c) => {
    const page = pageOf(c.req.param("page"))
    const { updatedAt: readAt, ...head } = await readBody(headChange, c.req)
    const data = await heads.change(c, page, async (tx, now) => {
      const known = head.picture === null || (await adminMediaByUrls(tx, [head.picture])).length > 0
      if (!known) throw validationError([{ path: ["picture"], message: "unknown" }])
      if (!(await replacePageHead(tx, { page, readAt, head }, now))) throw editConflict()
    })
    return Response.json({ data })
  })
}
