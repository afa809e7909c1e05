import { findLandingProblem } from "#core/content/landing-page.ts"
import { defaultSections, landingSections } from "#core/content/sections/default-sections.ts"
import { pageKinds, type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import { sectionPictures } from "#core/content/sections/section-texts.ts"
import { findLandingPage } from "#db/content/landing/landing-pages.ts"
import { findPageSections, type PlacedSection, replacePageSections } from "#db/content/page-sections.ts"
import { findOwnPage } from "#db/content/pages/own-pages.ts"
import type { Db } from "#db/database.ts"
import { adminMediaByUrls } from "#db/media/admin-media.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { editConflict, notFound, validationError } from "../../errors.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { readBody } from "../../read-body.ts"
import { type AdminSections, sectionsChange } from "../contract-admin-section.ts"

const isHomePage = (name: string): name is SectionPage => sectionPages.some((page) => page === name)

type Owner = { page: string; kind: "home" | "own" | "landing" }

/** @param name of a home page, or the documentId of a page that the merchant added or of a landing page
 *  @throws ApiError 404 */
async function pageOf(db: Db, name: string): Promise<Owner> {
  if (isHomePage(name)) return { page: name, kind: "home" }
  if (await findOwnPage(db, name)) return { page: name, kind: "own" }
  if (await findLandingPage(db, name)) return { page: name, kind: "landing" }
  throw notFound()
}

/** @throws ApiError 400 for sections that a page of this kind may not have */
function checkKinds({ kind }: Owner, sections: readonly PlacedSection[]): void {
  const problem =
    kind === "landing"
      ? sections.length > 0 && findLandingProblem(sections)
      : sections.some((section) => !pageKinds.includes(section.kind)) && "kind"
  if (!problem) return
  const message = problem === "form" ? "needs one order form that is always seen" : "is not for this page"
  throw validationError([{ path: ["sections"], message }])
}

const startOf = ({ page, kind }: Owner) =>
  kind === "landing" ? landingSections : isHomePage(page) ? defaultSections(page) : []

const always = { hidden: false, startsAt: null, endsAt: null }

/** The sections as the console knows them; the default ones of a page that nobody has arranged: an own page has none, a landing page the order form. */
async function read(db: Db, owner: Owner) {
  const { page } = owner
  const found = await findPageSections(db, page)
  const sections =
    found?.sections.map(({ id: _id, ...section }): PlacedSection => section) ??
    startOf(owner).map((section): PlacedSection => ({ ...section, ...always }))
  return { page, sections, updatedAt: found?.updatedAt ?? null }
}

async function withPictures(db: Db, { sections, ...page }: Awaited<ReturnType<typeof read>>): Promise<AdminSections> {
  return {
    ...page,
    sections,
    pictures: (await adminMediaByUrls(db, sectionPictures(sections))).map(adminMediaResource),
  }
}

/** Describes a page for the audit log: the kinds of its sections in their order, and the length of its content. */
const logged = ({ sections }: { sections: readonly PlacedSection[] }) => ({
  sections: sections.map(({ kind, hidden }) => (hidden ? `(${kind})` : kind)).join(", "),
  text: JSON.stringify(sections).length,
})

/** The sections of the home pages, of those that the merchant added, and of landing pages. */
export function sectionAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps
  const pages = auditedRecords(deps, {
    resource: "sections",
    read: async (from, page) => read(from, await pageOf(from, page)),
    logged,
    tags: ["sections"],
  })

  route("GET /sections/:page", async (c) =>
    Response.json({ data: await withPictures(db, await pages.found(db, c.req.param("page"))) }),
  )

  route("PUT /sections/:page", async (c) => {
    const owner = await pageOf(db, c.req.param("page"))
    const { page } = owner
    const { sections, updatedAt: readAt } = await readBody(sectionsChange, c.req)
    checkKinds(owner, sections)
    const is = await pages.change(c, page, async (tx, now) => {
      if (!(await replacePageSections(tx, { page, readAt, sections }, now))) throw editConflict()
    })
    return Response.json({ data: await withPictures(db, is) })
  })
}
