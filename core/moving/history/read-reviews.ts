import { cutText } from "../../cut-text.ts"
import type { Locale } from "../../i18n/locale.ts"
import { type ReviewStatus, reviewLanguage, reviewLimits } from "../../reviews/review.ts"
import { blockTexts } from "../../text/block.ts"
import { blocksOfHtml, isHtml } from "../../text/html-blocks.ts"
import { isYes } from "../cells.ts"
import type { FileLine, MovedTable } from "../formats.ts"
import type { MovingNotes } from "../moved-product.ts"
import type { MovedReview } from "./moved-review.ts"
import { readOrderMoment } from "./order-moment.ts"

/** Where reviews move in. */
export type ReviewTarget = { main: Locale; now: Date; toDocumentId: (key: string) => string }

/** States by the words of plugins and apps; a review without one was shown. */
const hidden = /^(0|no|false|hold|pending|unpublished|not published|hidden|draft|not-yet)$/i
const refused = /^(spam|trash|rejected|archived|denied)$/i

const statusOf = (word: string): ReviewStatus =>
  hidden.test(word) ? "waiting" : refused.test(word) ? "refused" : "approved"

const plain = (text: string) => (isHtml(text) ? blockTexts(blocksOfHtml(text).blocks).join("\n") : text).trim()

function reviewOf(table: MovedTable, row: FileLine, target: ReviewTarget, notes: MovingNotes): MovedReview[] {
  const cell = (field: string) => table.cell(row, field)
  const { line } = row
  // A reply of the shop stands in a row of its own, with the review that it answers.
  if (!["", "0"].includes(cell("parent"))) return []
  const title = plain(cell("title"))
  const body = plain(cell("body"))
  const rating = Math.round(Number(cell("rating").replace(",", ".")))
  const date = readOrderMoment(cell("date"))
  const text = title === "" || body.startsWith(title) ? body : body === "" ? title : `${title}\n${body}`
  const isWhole = rating >= 1 && rating <= 5 && text !== "" && date !== undefined
  if (!isWhole || (cell("sku") === "" && cell("handle") === "")) {
    notes.add("REVIEW_LOST", line, cell("id") || cell("name"))
    return []
  }
  if (text.length > reviewLimits.review) notes.add("TEXT_CUT", line, cell("name"))
  const reply = cutText(plain(cell("reply")), reviewLimits.reply)
  const key = cell("id") || [cell("handle"), cell("sku"), cell("email"), cell("name"), date, text].join("\n")
  return [
    {
      documentId: target.toDocumentId(`review:${key}:${date}`),
      sku: cell("sku").replace(/^'/, ""),
      slug: cell("handle"),
      order: null,
      status: statusOf(cell("status")),
      rating,
      name: cutText(cell("name"), reviewLimits.name) || "—",
      town: cutText(cell("town"), reviewLimits.name) || null,
      email: cutText(cell("email").toLowerCase(), 320),
      date,
      review: cutText(text, reviewLimits.review),
      lang: reviewLanguage(text, target.main),
      verified: isYes(cell("verified")),
      reply,
      repliedAt: reply === "" ? null : (readOrderMoment(cell("replyDate")) ?? date),
    },
  ]
}

/** The reviews of another shop's file. Those without stars, words, a date or a product are left behind; replies of WooCommerce join the
 *  review that they answer. */
export function readMovedReviews(
  table: MovedTable,
  { target, notes }: { target: ReviewTarget; notes: MovingNotes },
): MovedReview[] {
  const replies = new Map<string, { text: string; at: string | null }>()
  for (const row of table.rows) {
    const parent = table.cell(row, "parent")
    if (["", "0"].includes(parent) || replies.has(parent)) continue
    replies.set(parent, {
      text: cutText(plain(table.cell(row, "body")), reviewLimits.reply),
      at: readOrderMoment(table.cell(row, "date")) ?? null,
    })
  }
  return table.rows.flatMap((row) => {
    const reply = replies.get(table.cell(row, "id"))
    return reviewOf(table, row, target, notes).map((review) =>
      reply && review.reply === "" ? { ...review, reply: reply.text, repliedAt: reply.at ?? review.date } : review,
    )
  })
}
