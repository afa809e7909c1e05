import { defaultSections } from "#core/content/sections/default-sections.ts"
import { type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import { sectionPictures } from "#core/content/sections/section-texts.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { findOwnPage } from "#db/content/own-pages.ts"
import { findPageSections, type PlacedSection, replacePageSections } from "#db/content/page-sections.ts"
import type { Db } from "#db/database.ts"
import { adminMediaByUrls } from "#db/media/admin-media.ts"
import { addAudit } from "#db/staff/audit.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { changedFields } from "../../admin/changed-fields.ts"
import { editConflict } from "../../admin/edit-conflict.ts"
import { notFound } from "../../errors.ts"
import { adminMediaResource } from "../../media/admin-media-resource.ts"
import { readBody } from "../../read-body.ts"
import { auditEntry } from "../../staff/audit-entry.ts"
import { type AdminSections, sectionsChange } from "../contract-admin-section.ts"

const isHomePage = (name: string): name is SectionPage => sectionPages.some((page) => page === name)

/** @param name of a home page, or the documentId of a page that the merchant added
 *  @throws ApiError 404 */
async function pageOf(db: Db, name: string): Promise<string> {
  if (isHomePage(name) || (await findOwnPage(db, name))) return name
  throw notFound()
}

const always = { hidden: false, startsAt: null, endsAt: null }

/** The sections as the console knows them; the default ones of a page that nobody has arranged: an own page has none. */
async function read(db: Db, page: string) {
  const found = await findPageSections(db, page)
  const sections =
    found?.sections.map(({ id: _id, ...section }): PlacedSection => section) ??
    (isHomePage(page) ? defaultSections(page) : []).map((section): PlacedSection => ({ ...section, ...always }))
  return { page, sections, updatedAt: found?.updatedAt ?? null }
}

async function withPictures(db: Db, { sections, ...page }: Awaited<ReturnType<typeof read>>): Promise<AdminSections> {
  return {
    ...page,
    sections,
    pictures: (await adminMediaByUrls(db, sectionPictures(sections))).map(adminMediaResource),
  }
}

/** What the log tells of a page: the kinds of its sections in their order, and how long its content is. */
const logged = ({ sections }: { sections: readonly PlacedSection[] }) => ({
  sections: sections.map(({ kind, hidden }) => (hidden ? `(${kind})` : kind)).join(", "),
  text: JSON.stringify(sections).length,
})

/** The sections of the home pages, and of those that the merchant added. */
export function sectionAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /sections/:page", async (c) =>
    Response.json({ data: await withPictures(db, await read(db, await pageOf(db, c.req.param("page")))) }),
  )

  route("PUT /sections/:page", async (c) => {
    const page = await pageOf(db, c.req.param("page"))
    const { sections, updatedAt: readAt } = await readBody(sectionsChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      const was = await read(tx, page)
      if (!(await replacePageSections(tx, { page, readAt, sections }, clock()))) throw editConflict()
      const is = await read(tx, page)
      const [before, after] = changedFields(logged(was), logged(is))
      const entry = { action: "update", resource: "sections", documentId: page, before, after } as const
      await addAudit(tx, auditEntry(c, entry, clock()))
      await touchContent(tx, ["sections"])
      return withPictures(tx, is)
    })
    return Response.json({ data })
  })
}
