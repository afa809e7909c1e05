import { expect, it } from "vitest"
import { createSections } from "../../api-client/sections.server.ts"
import { createTexts } from "../../api-client/texts.server.ts"
import { createApiCall } from "../../api-client/transport/api-call.server.ts"
import { createTagClock } from "../../api-client/transport/tag-clock.server.ts"
import { filledOwnPages } from "./filled-own-pages.server.ts"

const text = { type: "paragraph", children: [{ type: "text", text: "Nos ateliers" }] }
const page = (slug: string, content: object[] = []) => ({
  id: 1,
  documentId: `id-of-${slug}`,
  slug,
  title: slug,
  description: "",
  content,
  updatedAt: "2026-11-21T10:00:00.000Z",
  locale: "fr",
})
const pages = [page("about"), page("written", [text]), page("arranged"), page("emptied"), page("new")]
const sectionsOf: Record<string, object[]> = {
  "id-of-arranged": [{ id: 1, kind: "promises", content: {} }],
  "id-of-emptied": [],
}

it("leaves out own pages with neither text nor sections", async () => {
  const asked: (string | null)[] = []
  const api = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === "/api/pages") {
      const pagination = { page: 1, pageSize: 100, pageCount: 1, total: pages.length }
      return Response.json({ data: pages, meta: { pagination } })
    }
    const name = searchParams.get("page")
    asked.push(name)
    return Response.json({ data: sectionsOf[name ?? ""] ?? null, meta: {} })
  }
  const [call, clock] = [createApiCall(api, "secret"), createTagClock()]
  const content = { ...createTexts(call, clock), ...createSections(call, clock) }
  const slugs = async () => (await filledOwnPages(content, "fr")).map(({ slug }) => slug)
  expect(await slugs()).toEqual(["written", "arranged"])
  expect(await slugs()).toEqual(["written", "arranged"])
  expect(asked.toSorted()).toEqual(["id-of-arranged", "id-of-emptied", "id-of-new"])
})
