import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { RefundButton } from "./refund-button.tsx"

afterEach(() => vi.unstubAllGlobals())

/** The fields of an order that the form reads. */
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
  await expect.element(amount).toHaveFocus()
  await amount.fill("250,5")
  store().click()
  await expect.element(reason).toHaveFocus()
  expect(sent).toEqual([])
  await reason.fill("Annulée")
  store().click()
  await expect
    .poll(() => sent)
    .toEqual([["/api/admin/orders/o1/refund", { version: 4, amount: 250.5, reason: "Annulée" }]])
  await expect.element(amount).not.toBeInTheDocument()
})

test("an order that somebody has changed is read again, and a second press refunds it", async () => {
  const sent: unknown[] = []
  const changed = { ...order, version: 5, toGiveBack: 1000 }
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json({ data: path.endsWith("/orders/o1") ? changed : [] })
    const body = JSON.parse(String(init.body)) as { version: number }
    sent.push(body)
    if (body.version === 5) return Response.json({ data: { ...changed, version: 6 } })
    return Response.json({ error: { details: { reason: "version", version: 5 } } }, { status: 409 })
  })
  const { screen, t } = await renderInConsole("ar", <RefundButton order={order} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await screen.getByRole("button", { name: t("refund.open") }).click()
  const amount = screen.getByRole("textbox", { name: t("refund.amount") })
  const store = () => screen.getByRole("button", { name: t("refund.store") }).element() as HTMLElement
  await screen.getByRole("textbox", { name: t("refund.reason") }).fill("ألغيت")
  store().click()
  await expect.element(screen.getByText(t("order.changedMeanwhile"))).toBeVisible()
  // Less of it is to be given back now.
  await expect.element(amount).toHaveAccessibleDescription(t("refund.wrongAmount", { max: "1000" }))
  await amount.fill("400")
  store().click()
  await expect
    .poll(() => sent)
    .toEqual([
      { version: 4, amount: 1250.5, reason: "ألغيت" },
      { version: 5, amount: 400, reason: "ألغيت" },
    ])
  await expect.element(amount).not.toBeInTheDocument()
})
