import { QueryClientProvider } from "@tanstack/react-query"
import { Link } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import type { AdminReview } from "#api/reviews/contract-admin.ts"
import { consoleQueries } from "../data/query-client.ts"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { ReviewsScreen } from "./reviews-screen.tsx"

const review = (documentId: string): AdminReview => ({
  documentId,
  status: "waiting",
  rating: 5,
  name: documentId,
  town: null,
  review: `words of ${documentId}`,
  lang: "fr",
  date: "2026-11-20T10:00:00.000Z",
  verified: true,
  reply: "",
  repliedAt: null,
  updatedAt: "2026-11-20T10:00:00.000Z",
  product: { documentId: "p", slug: "casque", title: "Casque" },
  order: null,
  picture: null,
})

/** Reviews in pages of two, as the shop lists them, and the bodies of replies.
 *  @param failures decisions that fail before one is taken */
async function renderReviews(names: string[], failures = 0) {
  const reviews = names.map(review)
  const replies: unknown[] = []
  const asked: string[] = []
  let decided = 0
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(path, location.origin)
    const sent = body ? JSON.parse(String(body)) : {}
    if (pathname.endsWith("/decide")) {
      if (failures-- > 0) return Response.json({}, { status: 503 })
      for (const one of reviews) {
        if (!sent.documentIds.includes(one.documentId)) continue
        decided += 1
        Object.assign(one, { status: sent.status, updatedAt: `2026-11-2${decided}T10:00:00.000Z` })
      }
      return Response.json({ data: { changed: 1 } })
    }
    if (method === "PATCH") {
      replies.push(sent)
      return Response.json({ data: reviews[0] })
    }
    if (!pathname.endsWith("/reviews")) return Response.json({ data: { permissions: [] } })
    asked.push(searchParams.toString())
    const status = searchParams.get("status")
    const found = reviews.filter((one) => status === null || one.status === status)
    const page = Number(searchParams.get("page") ?? 1)
    const pagination = { page, pageCount: Math.ceil(found.length / 2), total: found.length }
    return Response.json({ data: structuredClone(found.slice(2 * page - 2, 2 * page)), meta: { pagination } })
  })
  const part = (
    <>
      <Link to="/reviews">all reviews</Link>
      <ReviewsScreen />
    </>
  )
  const { screen, t } = await renderInConsole("fr", part, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await expect.element(screen.getByText(`words of ${names[0]}`)).toBeVisible()
  return { screen, t, replies, reviews, asked }
}

afterEach(() => vi.unstubAllGlobals())

test("when the last review of the last page is decided, the page before is shown", async () => {
  const { screen, t } = await renderReviews(["one", "two", "three"])
  await screen.getByRole("button", { name: t("review.status.waiting") }).click()
  await screen.getByRole("button", { name: t("form.next") }).click()
  await expect.element(screen.getByText("words of three")).toBeVisible()
  await screen
    .getByRole("listitem")
    .getByRole("button", { name: t("review.approve") })
    .click()
  await expect.element(screen.getByText("words of one")).toBeVisible()
  await expect.element(screen.getByText("words of three")).not.toBeInTheDocument()
})

test("the selection outlives a decision that fails", async () => {
  const { screen, t } = await renderReviews(["one", "two"], 1)
  const bar = screen.getByRole("checkbox", { name: t("visitors.selectAll") })
  const approve = screen.getByRole("button", { name: t("review.approve") }).first()
  await bar.click()
  await approve.click()
  await expect.element(screen.getByRole("alert").first()).toBeVisible()
  await expect.element(approve).toBeEnabled()
  await expect.element(bar).toBeChecked()
  await approve.click()
  await expect.element(screen.getByText(t("review.status.approved")).nth(2)).toBeVisible()
  await expect.element(bar).not.toBeChecked()
})

test("a reply that is being written stays while its review is shown; one over another reply is rejected", async () => {
  const { screen, t, replies, reviews } = await renderReviews(["one"])
  await screen.getByRole("button", { name: t("review.reply") }).click()
  await screen.getByRole("textbox").fill("merci")
  await screen
    .getByRole("listitem")
    .getByRole("button", { name: t("review.approve") })
    .click()
  await expect.element(screen.getByRole("listitem").getByText(t("review.status.approved"))).toBeVisible()
  await expect.element(screen.getByRole("textbox")).toHaveValue("merci")
  await screen.getByRole("button", { name: t("review.saveReply") }).click()
  await expect.poll(() => replies).toEqual([{ reply: "merci", updatedAt: "2026-11-21T10:00:00.000Z" }])

  // Somebody else replies while the next one is written: what was read is sent, which the shop rejects.
  await screen.getByRole("button", { name: t("review.reply") }).click()
  await screen.getByRole("textbox").fill("merci encore")
  Object.assign(reviews[0] ?? {}, { reply: "theirs" })
  await screen
    .getByRole("listitem")
    .getByRole("button", { name: t("review.takeBack") })
    .click()
  await expect.element(screen.getByRole("listitem").getByText(t("review.status.refused"))).toBeVisible()
  await screen.getByRole("button", { name: t("review.saveReply") }).click()
  await expect.poll(() => replies.at(1)).toEqual({ reply: "merci encore", updatedAt: "2026-11-21T10:00:00.000Z" })
})

test("a link to the whole list takes the words of a search away", async () => {
  const { screen, asked } = await renderReviews(["one"])
  const search = screen.getByRole("searchbox")
  await search.fill("casque")
  await expect.poll(() => asked.at(-1)).toBe("q=casque")
  await screen.getByRole("link", { name: "all reviews" }).click()
  await expect.element(search).toHaveValue("")
})
