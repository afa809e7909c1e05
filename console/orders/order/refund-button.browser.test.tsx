import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { RefundButton } from "./refund-button.tsx"

afterEach(() => vi.unstubAllGlobals())

/** What the form reads of an order. */
const order = { documentId: "o1", version: 4, toGiveBack: 1250.5 } as unknown as OrderDetail

test("a refund begins with all that is to be given back, and needs a reason and no more than that", async () => {
  const sent: unknown[] = []
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json({ data: [] })
    sent.push([path, JSON.parse(String(init.body))])
    return Response.json({ data: { ...order, version: 5 } })
  })
  const { screen, t } = await renderInConsole("fr", <RefundButton order={order} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await screen.getByRole("button", { name: t("refund.open") }).click()
  const amount = screen.getByRole("textbox", { name: t("refund.amount") })
  const reason = screen.getByRole("textbox", { name: t("refund.reason") })
  // Without the console's own layers the dialog's ground would catch the pointer.
  const store = () => screen.getByRole("button", { name: t("refund.store") }).element() as HTMLElement
  await expect.element(amount).toHaveValue("1250,5")
  await amount.fill("1251")
  store().click()
  await expect.element(amount).toHaveAccessibleDescription(t("refund.wrongAmount", { max: "1250,5" }))
  await expect.element(reason).toHaveAccessibleDescription(t("refund.noReason"))
  expect(sent).toEqual([])
  await amount.fill("250,5")
  await reason.fill("Annulée")
  store().click()
  await expect
    .poll(() => sent)
    .toEqual([["/api/admin/orders/o1/refund", { version: 4, amount: 250.5, reason: "Annulée" }]])
  await expect.element(amount).not.toBeInTheDocument()
})
