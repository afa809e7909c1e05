import { conversionRate } from "#core/content/landing-page.ts"
import { shopDay } from "#core/i18n/shop-day.ts"
import { countLandingPages } from "#db/analytics/landing-counts.ts"
import {
  changeLandingPage,
  type FoundLanding,
  insertLandingPage,
  listLandingPages,
  removeLandingPage,
  restoreLandingPage,
} from "#db/content/landing/landing-pages.ts"
import { productTitles } from "#db/content/landing/product-titles.ts"
import type { PageRejection } from "#db/content/pages/added-pages.ts"
import type { Db, Tx } from "#db/database.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { readParameters } from "../../admin/read-query.ts"
import { conflict, editConflict, notFound, validationError } from "../../errors.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import {
  type AdminLanding,
  type LandingCountsResource,
  landingChange,
  landingCountsQuery,
  landingInput,
} from "./contract-admin-landing.ts"

async function withTitles(db: Db, pages: readonly FoundLanding[]): Promise<AdminLanding[]> {
  const titles = await productTitles(
    db,
    pages.map(({ product }) => product.documentId),
  )
  return pages.map(({ product: { documentId, slug }, ...page }) => ({
    ...page,
    product: { documentId, slug, title: titles(documentId) },
  }))
}

const rejected = (why: PageRejection) =>
  why === "taken"
    ? conflict("Another landing page has this slug", { code: "SLUG_TAKEN" })
    : conflict("There are as many landing pages as there may be", { code: "TOO_MANY_PAGES" })

/** The days of Algeria's clock that end today. */
const lastDays = (now: Date, days: number) => ({
  from: shopDay(new Date(now.getTime() - (days - 1) * 86_400_000)),
  to: shopDay(now),
})

/** Pages of one product and its order form, for advertisements, and what came of them. */
export function landingAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const pages = auditedRecords<FoundLanding>(deps, {
    resource: "landing-pages",
    read: async (from, documentId) => (await listLandingPages(from)).find((one) => one.documentId === documentId),
    tags: ["landing", "sections"],
  })
  const withTitle = async (page: FoundLanding) => (await withTitles(db, [page]))[0]

  route("GET /landing-pages", async () => wholeList(await withTitles(db, await listLandingPages(db))))

  route("POST /landing-pages", async (c) => {
    const input = await readBody(landingInput, c.req)
    const page = await pages.add(c, async (tx, now) => {
      const known = await tx
        .selectFrom("product")
        .select("id")
        .where("document_id", "=", input.product)
        .executeTakeFirst()
      if (!known) throw validationError([{ path: ["product"], message: "unknown" }])
      const added = await insertLandingPage(tx, input, now)
      if (typeof added === "string") throw rejected(added)
      return added.documentId
    })
    return Response.json({ data: await withTitle(page) }, { status: 201 })
  })

  route("GET /landing-pages/:documentId", async (c) =>
    Response.json({ data: await withTitle(await pages.found(db, c.req.param("documentId"))) }),
  )

  route("PUT /landing-pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...fields } = await readBody(landingChange, c.req)
    const page = await pages.change(c, documentId, async (tx, now) => {
      const why = await changeLandingPage(tx, { documentId, readAt, fields }, now)
      if (why === "changed") throw editConflict()
      if (why) throw rejected(why)
    })
    return Response.json({ data: await withTitle(page) })
  })

  route("DELETE /landing-pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await pages.change(c, documentId, (tx, now) => removeLandingPage(tx, documentId, now), "delete")
    return Response.json({ data: { documentId } })
  })

  route("POST /landing-pages/:documentId/restore", async (c) => {
    const documentId = c.req.param("documentId")
    const restore = async (tx: Tx) => {
      const restored = await restoreLandingPage(tx, documentId)
      if (restored === "full") throw rejected("full")
      if (!restored) throw notFound()
      return documentId
    }
    return Response.json({ data: await withTitle(await pages.add(c, restore, "undo")) })
  })

  route("GET /numbers/landing-pages", async (c) => {
    const { days } = readParameters(landingCountsQuery, c.req.url)
    const counts = await countLandingPages(db, lastDays(clock(), days))
    const data = counts.map(
      (count): LandingCountsResource => ({ ...count, conversion: conversionRate(count.orders, count.visits) }),
    )
    return Response.json({ data })
  })
}
