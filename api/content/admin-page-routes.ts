import { locales } from "#core/i18n/locale.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { changePage, type FoundPage, listAdminPages } from "#db/content/admin-pages.ts"
import { findMainLocale } from "#db/content/main-locale.ts"
import { inEach } from "#db/content/stored-content.ts"
import type { Db } from "#db/database.ts"
import { addAudit } from "#db/staff/audit.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { changedFields } from "../admin/changed-fields.ts"
import { editConflict } from "../admin/edit-conflict.ts"
import { wholeList } from "../admin/list-answer.ts"
import { notFound, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { auditEntry } from "../staff/audit-entry.ts"
import { blockResources } from "./block-resource.ts"
import { type AdminPage, pageChange } from "./contract-admin-post.ts"

async function pageOf(db: Db, { content, ...page }: FoundPage): Promise<AdminPage> {
  const texts = await Promise.all(
    locales.map(async (locale) => (await blockResources(db, [content[locale]], locale))(content[locale])),
  )
  return { ...page, content: inEach((locale) => texts[locales.indexOf(locale)] ?? []) }
}

/** What the audit log records of a page: of its text only the length. */
const logged = ({ content, ...page }: FoundPage) => ({
  ...page,
  content: inEach((locale) => JSON.stringify(content[locale]).length),
})

/** The shop's pages of information. They are as many as they are: the storefront has their addresses. */
export function pageAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  async function found(tx: Db, documentId: string): Promise<FoundPage> {
    const page = (await listAdminPages(tx)).find((one) => one.documentId === documentId)
    if (!page) throw notFound()
    return page
  }

  route("GET /pages", async () => {
    const pages = await listAdminPages(db)
    return wholeList(await Promise.all(pages.map((page) => pageOf(db, page))))
  })

  route("GET /pages/:documentId", async (c) =>
    Response.json({ data: await pageOf(db, await found(db, c.req.param("documentId"))) }),
  )

  route("PUT /pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...texts } = await readBody(pageChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      const main = await findMainLocale(tx)
      if (texts.title[main] === "") throw validationError([{ path: ["title", main], message: "required" }])
      const was = await found(tx, documentId)
      if (!(await changePage(tx, { documentId, readAt, texts }, clock()))) throw editConflict()
      const is = await found(tx, documentId)
      const [before, after] = changedFields(logged(was), logged(is))
      await addAudit(tx, auditEntry(c, { action: "update", resource: "pages", documentId, before, after }, clock()))
      await touchContent(tx, ["pages"])
      return pageOf(tx, is)
    })
    return Response.json({ data })
  })
}
