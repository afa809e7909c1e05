import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { ParcelForm } from "./parcel-form.tsx"

afterEach(() => vi.unstubAllGlobals())

/** The fields of an order that the form reads. */
const order = { documentId: "o1", version: 1, agent: null, carrier: null, tracking: null } as unknown as OrderDetail

test("a tracking number that a spreadsheet has rounded is named and not sent; digits are sent as they are typed", async () => {
  const sent: unknown[] = []
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method !== "PUT") return Response.json({ data: [] })
    sent.push([path, JSON.parse(String(init.body))])
    return Response.json({ data: { ...order, version: 2 } })
  })
  const { screen, t } = await renderInConsole("ar", <ParcelForm order={order} onDone={() => {}} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  const field = screen.getByRole("textbox", { name: t("order.tracking") })
  const save = screen.getByRole("button", { name: t("order.save") })
  for (const rounded of ["9,87654E+17", "1E+15"]) {
    await field.fill(rounded)
    await expect.element(field).toHaveAccessibleDescription(t("import.problem.rounded"))
    await save.click()
  }
  expect(sent).toEqual([])
  await field.fill(" 0009007199254740993 ")
  await expect.element(field).not.toHaveAttribute("aria-invalid")
  await save.click()
  await expect
    .poll(() => sent)
    .toEqual([["/api/admin/orders/o1/tracking", { carrier: "", tracking: "0009007199254740993", version: 1 }]])
})
