import type { Context } from "hono"
import { locales } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { PageRejection } from "#db/content/pages/added-pages.ts"
import { changePage, type FoundPage, listAdminPages } from "#db/content/pages/admin-pages.ts"
import { insertOwnPage, placeOwnPage, removeOwnPage, restoreOwnPage } from "#db/content/pages/own-pages.ts"
import { inEach } from "#db/content/stored-content.ts"
import type { Db, Tx } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { conflict, editConflict, notFound, validationError } from "../errors.ts"
import { wholeList } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { blockResources } from "../texts/block-resource.ts"
import { type AdminPage, pageChange, pageInput } from "./contract-admin-post.ts"

async function pageOf(db: Db, { content, ...page }: FoundPage): Promise<AdminPage> {
  const texts = await Promise.all(
    locales.map(async (locale) => (await blockResources(db, [content[locale]], locale))(content[locale])),
  )
  return { ...page, content: inEach((locale) => texts[locales.indexOf(locale)] ?? []) }
}

/** Returns the fields of a page for the audit log; of its text only the length. */
const logged = ({ content, ...page }: FoundPage) => ({
  ...page,
  content: inEach((locale) => JSON.stringify(content[locale]).length),
})

const rejected = (why: PageRejection) =>
  why === "taken"
    ? conflict("Another page has this slug", { code: "SLUG_TAKEN" })
    : conflict("There are as many pages as there may be", { code: "TOO_MANY_PAGES" })

const needsTitle = async (tx: Tx, title: FoundPage["title"]) => {
  const main = await findMainLocale(tx)
  if (title[main] === "") throw validationError([{ path: ["title", main], message: "required" }])
}

/** The pages of information, whose addresses the storefront has, and those that the merchant adds. */
export function pageAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  const find = async (tx: Db, documentId: string) =>
    (await listAdminPages(tx)).find((one) => one.documentId === documentId)

  async function found(tx: Db, documentId: string): Promise<FoundPage> {
    const page = await find(tx, documentId)
    if (!page) throw notFound()
    return page
  }

  /** Logs a change, and tells the pages: menus name own pages too. */
  async function note(c: Context<AdminEnv>, tx: Tx, action: string, documentId: string, was?: FoundPage) {
    const is = await find(tx, documentId)
    const [before, after] = changedFields(was ? logged(was) : {}, is ? logged(is) : {})
    await audit(tx, c, { action, resource: "pages", documentId, before, after }, clock())
    const { own } = is ?? was ?? { own: false }
    await touchContent(tx, own ? ["pages", "sections", "menu"] : ["pages"])
  }

  route("GET /pages", async () => {
    const pages = await listAdminPages(db)
    return wholeList(await Promise.all(pages.map((page) => pageOf(db, page))))
  })

  route("POST /pages", async (c) => {
    const { slug, title } = await readBody(pageInput, c.req)
    const content = inEach(() => [])
    const data = await inTransaction(db, async (tx) => {
      await needsTitle(tx, title)
      const added = await insertOwnPage(tx, { slug, title, description: noTexts, content }, clock())
      if (typeof added === "string") throw rejected(added)
      await note(c, tx, "create", added.documentId)
      return pageOf(tx, await found(tx, added.documentId))
    })
    return Response.json({ data }, { status: 201 })
  })

  route("GET /pages/:documentId", async (c) =>
    Response.json({ data: await pageOf(db, await found(db, c.req.param("documentId"))) }),
  )

  route("PUT /pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, place, ...texts } = await readBody(pageChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      await needsTitle(tx, texts.title)
      const was = await found(tx, documentId)
      if (place && !was.own) throw validationError([{ path: ["place"], message: "only own pages move" }])
      if (!(await changePage(tx, { documentId, readAt, texts }, clock()))) throw editConflict()
      const why = place && (await placeOwnPage(tx, documentId, place))
      if (why) throw rejected(why)
      await note(c, tx, "update", documentId, was)
      return pageOf(tx, await found(tx, documentId))
    })
    return Response.json({ data })
  })

  route("DELETE /pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await inTransaction(db, async (tx) => {
      const was = await found(tx, documentId)
      if (!(await removeOwnPage(tx, documentId, clock())))
        throw conflict("The shop needs this page", { code: "NEEDED" })
      await note(c, tx, "delete", documentId, was)
    })
    return Response.json({ data: { documentId } })
  })

  route("POST /pages/:documentId/restore", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await inTransaction(db, async (tx) => {
      const restored = await restoreOwnPage(tx, documentId)
      if (restored === "full") throw rejected("full")
      if (!restored) throw notFound()
      await note(c, tx, "undo", documentId)
      return pageOf(tx, await found(tx, documentId))
    })
    return Response.json({ data })
  })
}
