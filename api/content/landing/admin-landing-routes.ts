import type { Context } from "hono"
import { conversionRate } from "#core/content/landing-page.ts"
import { shopDay } from "#core/i18n/shop-day.ts"
import { countLandingPages } from "#db/analytics/landing-counts.ts"
import { touchContent } from "#db/changes/content-version.ts"
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
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
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
  return pages.map(({ product, ...page }) => ({ ...page, product: { ...product, title: titles(product.documentId) } }))
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
export function landingAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  const find = async (tx: Db, documentId: string) =>
    (await listLandingPages(tx)).find((one) => one.documentId === documentId)

  async function found(tx: Db, documentId: string): Promise<FoundLanding> {
    const page = await find(tx, documentId)
    if (!page) throw notFound()
    return page
  }

  async function answer(tx: Db, documentId: string): Promise<AdminLanding> {
    const [page] = await withTitles(tx, [await found(tx, documentId)])
    if (!page) throw notFound()
    return page
  }

  async function note(c: Context<AdminEnv>, tx: Tx, action: string, documentId: string, was?: FoundLanding) {
    const is = await find(tx, documentId)
    const [before, after] = changedFields(was ?? {}, is ?? {})
    await audit(tx, c, { action, resource: "landing-pages", documentId, before, after }, clock())
    await touchContent(tx, ["landing", "sections"])
  }

  route("GET /landing-pages", async () => wholeList(await withTitles(db, await listLandingPages(db))))

  route("POST /landing-pages", async (c) => {
    const input = await readBody(landingInput, c.req)
    const data = await inTransaction(db, async (tx) => {
      const known = await tx
        .selectFrom("product")
        .select("id")
        .where("document_id", "=", input.product)
        .executeTakeFirst()
      if (!known) throw validationError([{ path: ["product"], message: "unknown" }])
      const added = await insertLandingPage(tx, input, clock())
      if (typeof added === "string") throw rejected(added)
      await note(c, tx, "create", added.documentId)
      return answer(tx, added.documentId)
    })
    return Response.json({ data }, { status: 201 })
  })

  route("GET /landing-pages/:documentId", async (c) =>
    Response.json({ data: await answer(db, c.req.param("documentId")) }),
  )

  route("PUT /landing-pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...fields } = await readBody(landingChange, c.req)
    const data = await inTransaction(db, async (tx) => {
      const was = await found(tx, documentId)
      const why = await changeLandingPage(tx, { documentId, readAt, fields }, clock())
      if (why === "changed") throw editConflict()
      if (why) throw rejected(why)
      await note(c, tx, "update", documentId, was)
      return answer(tx, documentId)
    })
    return Response.json({ data })
  })

  route("DELETE /landing-pages/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await inTransaction(db, async (tx) => {
      const was = await found(tx, documentId)
      if (!(await removeLandingPage(tx, documentId, clock()))) throw notFound()
      await note(c, tx, "delete", documentId, was)
    })
    return Response.json({ data: { documentId } })
  })

  route("POST /landing-pages/:documentId/restore", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await inTransaction(db, async (tx) => {
      const restored = await restoreLandingPage(tx, documentId)
      if (restored === "full") throw rejected("full")
      if (!restored) throw notFound()
      await note(c, tx, "undo", documentId)
      return answer(tx, documentId)
    })
    return Response.json({ data })
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
