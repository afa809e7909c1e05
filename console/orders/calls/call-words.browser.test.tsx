import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { CallWords } from "./call-words.tsx"

const order = {
  firstname: "Amina",
  wilayaCode: 16,
  wilaya: "Alger",
  commune: "Hydra",
  lines: [],
  note: null,
  total: 4500,
  paid: 0,
} as unknown as OrderDetail

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ data: [] })))
afterEach(() => void vi.unstubAllGlobals())

test("a sum without the delivery is not called what the shopper pays", async () => {
  const saidOf = async (deliveryPrice: number | null) => {
    const { screen } = await renderInConsole("fr", <CallWords order={{ ...order, deliveryPrice }} />, (page) => (
      <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
    ))
    const said = screen.getByText(/Amina/)
    await expect.element(said).toBeVisible()
    return said.element().textContent
  }
  expect(await saidOf(600)).toContain("à la livraison.")
  expect(await saidOf(null)).toContain("plus la livraison, dont nous fixons le prix maintenant")
})
