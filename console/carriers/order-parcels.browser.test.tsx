import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { consoleQueries } from "../data/query-client.ts"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { OrderParcels } from "./order-parcels.tsx"

afterEach(() => vi.unstubAllGlobals())

const parcel = {
  documentId: "p1",
  state: "created",
  status: "created",
  account: "Compte",
  platform: "yalidine",
  tracking: "YAL-1",
  events: [],
}

test.each([
  ["cancelled", "created", true],
  ["cancelled", "cancelled", false],
  ["confirmed", "created", false],
])(
  "an order that is %s with a parcel that is %s asks for the parcel to be cancelled: %s",
  async (status, state, asks) => {
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json({ data: path.endsWith("/parcels") ? [{ ...parcel, state }] : { permissions: [] } }),
    )
    const order = { documentId: "o1", status } as unknown as OrderDetail
    const { screen, t } = await renderInConsole("ar", <OrderParcels order={order} />, (page) => (
      <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
    ))
    await expect.element(screen.getByText("YAL-1")).toBeVisible()
    expect(screen.getByText(t("parcel.orderCancelled")).elements()).toHaveLength(asks ? 1 : 0)
  },
)
