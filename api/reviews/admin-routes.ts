import { touchContent } from "#db/changes/content-version.ts"
import { decideReviews, findReview, listReviews, replyToReview, waitingReviews } from "#db/reviews/admin-reviews.ts"
import { pictureOfReview } from "#db/reviews/review-pictures.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { editConflict, notFound } from "../errors.ts"
import { listAnswer } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { type AdminReview, type ReviewCounts, reviewDecision, reviewListQuery, reviewReply } from "./contract-admin.ts"

/** Reviews: read by the staff before anybody else, shown or not, answered. */
export function reviewAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /reviews", async (c) => {
    const { sort, page, pageSize, ...filter } = readParameters(reviewListQuery, c.req.url)
    const { rows, total } = await listReviews(db, filter, { sort, page, pageSize })
    return Response.json(listAnswer<AdminReview>(rows, total, { page, pageSize }))
  })

  route("GET /reviews/counts", async () => {
    const data: ReviewCounts = { waiting: await waitingReviews(db) }
    return Response.json({ data })
  })

  route("POST /reviews/decide", async (c) => {
    const { documentIds, status } = await readBody(reviewDecision, c.req)
    const changed = await inTransaction(db, async (tx) => {
      const decided = await decideReviews(tx, documentIds, status, clock())
      for (const { documentId, slug, before, after } of decided) {
        const what = { action: status === "approved" ? "approve" : "refuse", resource: "reviews", documentId }
        const states = { before: { product: slug, status: before }, after: { product: slug, status: after } }
        await audit(tx, c, { ...what, ...states }, clock())
      }
      if (decided.length > 0) await touchContent(tx, [])
      return decided.length
    })
    return Response.json({ data: { changed } })
  })

  route("PATCH /reviews/:documentId", async (c) => {
    const { reply, updatedAt: readAt } = await readBody(reviewReply, c.req)
    const documentId = c.req.param("documentId")
    const data = await inTransaction(db, async (tx) => {
      const was = await findReview(tx, documentId)
      if (!was) throw notFound()
      if (!(await replyToReview(tx, { documentId, reply, readAt }, clock()))) throw editConflict()
      const what = { action: "reply", resource: "reviews", documentId }
      await audit(tx, c, { ...what, before: { reply: was.review.reply }, after: { reply } }, clock())
      await touchContent(tx, [])
      return (await findReview(tx, documentId))?.review satisfies AdminReview | undefined
    })
    return Response.json({ data })
  })

  route("GET /reviews/:documentId/picture", async (c) => {
    const found = await findReview(db, c.req.param("documentId"))
    const bytes = found && (await pictureOfReview(db, found.id))
    if (!bytes) throw notFound()
    return new Response(bytes, { headers: { "content-type": "image/webp", "content-length": String(bytes.length) } })
  })
}
