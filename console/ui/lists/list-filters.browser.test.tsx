import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { defaultUniverses } from "#core/catalogue/universe.ts"
import { CouponsScreen } from "../../coupons/coupons-screen.tsx"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"

const coupon: AdminCoupon = {
  documentId: "c1",
  code: "RENTREE",
  title: { fr: "Rentrée", ar: "الدخول", en: "Back to school" },
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  isPublic: true,
  startDate: "2026-09-01T00:00:00.000Z",
  endDate: "2026-10-01T00:00:00.000Z",
  maxUses: null,
  maxUsesPerPhone: null,
  used: 2,
  state: "active",
  updatedAt: "2026-09-01T00:00:00.000Z",
}

/** A list of two pages, which nothing is found in by state. */
async function renderList() {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (path: string) => {
    const { pathname, searchParams } = new URL(path, location.origin)
    if (pathname.endsWith("/universes")) return Response.json({ data: defaultUniverses })
    asked.push(searchParams.toString())
    const data = searchParams.has("state") ? [] : [coupon]
    return Response.json({ data, meta: { pagination: { page: 1, pageCount: 2, total: 2 } } })
  })
  const { screen, t } = await renderInConsole("fr", <CouponsScreen />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await expect.element(screen.getByRole("link", { name: "RENTREE" })).toBeVisible()
  return { screen, t, asked }
}

afterEach(() => vi.unstubAllGlobals())

test("another filter begins at the first page, keeps the words, and can be taken away", async () => {
  const { screen, t, asked } = await renderList()
  await screen.getByRole("searchbox").fill(" rentr ")
  await expect.poll(() => asked.at(-1)).toBe("q=rentr")
  await screen.getByRole("button", { name: t("form.next") }).click()
  await expect.poll(() => asked.at(-1)).toBe("q=rentr&page=2")
  const ended = screen.getByRole("button", { name: t("coupon.state.ended") })
  const all = screen.getByRole("button", { name: t("coupon.all") })
  await ended.click()
  await expect.poll(() => asked.at(-1)).toBe("q=rentr&state=ended")
  await expect.element(ended).toHaveAttribute("aria-pressed", "true")
  await expect.element(all).toHaveAttribute("aria-pressed", "false")
  await expect.element(screen.getByText(t("form.noMatch"))).toBeVisible()
  await all.click()
  await expect.element(screen.getByRole("link", { name: "RENTREE" })).toBeVisible()
  await expect.element(ended).toHaveAttribute("aria-pressed", "false")
})
