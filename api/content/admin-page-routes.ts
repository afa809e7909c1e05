import { locales } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import type { PageRejection } from "#db/content/pages/added-pages.ts"
import { changePage, type FoundPage, listAdminPages } from "#db/content/pages/admin-pages.ts"
import { insertOwnPage, placeOwnPage, removeOwnPage, restoreOwnPage } from "#db/content/pages/own-pages.ts"
import { inEach } from "#db/content/stored-content.ts"
import type { Db, Tx } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { auditedRecords } from "../admin/audited-records.ts"
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
export function pageAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps
  const records = auditedRecords<FoundPage>(deps, {
    resource: "pages",
    read: async (from, documentId) => (await listAdminPages(from)).find((one) => one.documentId === documentId),
    logged,
    // Menus name own pages too.
    tags: ({ own }) => (own ? ["pages", "sections", "menu"] : ["pages"]),
  })

  route("GET /pages", async () => {
    const pages = await listAdminPages(db)
    return wholeList(await Promise.all(pages.map((page) => pageOf(db, page))))
  })

  route("POST /pages", async (c) => {
    const { slug, title } = await readBody(pageInput, c.req)
    const content = inEach(() => [])
    const page = await records.add(c, async (tx, now) => {
      await needsTitle(tx, title)
      const added = await insertOwnPage(tx, { slug, title, description: noTexts, content }, now)
      if (typeof added === "string") throw rejected(added)
      return added.documentId
    })
    return Response.json({ data: await pageOf(db, page) }, { status: 201 })
  })

  route("GET /pages/:documentId", async (c) =>
    Response.json({ data: await pageOf(db, await records.found(db, c.req.param("documentId"))) }),
  )

  route("PUT /pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, place, ...texts } = await readBody(pageChange, c.req)
    const page = await records.change(c, documentId, async (tx, now, was) => {
      await needsTitle(tx, texts.title)
      if (place && !was.own) throw validationError([{ path: ["place"], message: "only own pages move" }])
      if (!(await changePage(tx, { documentId, readAt, texts }, now))) throw editConflict()
      const why = place && (await placeOwnPage(tx, documentId, place))
      if (why) throw rejected(why)
    })
    return Response.json({ data: await pageOf(db, page) })
  })

  route("DELETE /pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const remove = async (tx: Tx, now: Date) => {
      if (!(await removeOwnPage(tx, documentId, now))) throw conflict("The shop needs this page", { code: "NEEDED" })
    }
    await records.change(c, documentId, remove, "delete")
    return Response.json({ data: { documentId } })
  })

  route("POST /pages/:documentId/restore", async (c) => {
    const documentId = c.req.param("documentId")
    const restore = async (tx: Tx) => {
      const restored = await restoreOwnPage(tx, documentId)
      if (restored === "full") throw rejected("full")
      if (!restored) throw notFound()
      return documentId
    }
    return Response.json({ data: await pageOf(db, await records.add(c, restore, "undo")) })
  })
}
