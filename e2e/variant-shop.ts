import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { VariantForm, VariantGrid } from "#api/catalogue/contract-variants.ts"
import { startProcess } from "#server/testing.ts"
import { ownersPage } from "./console-shop.ts"
import { test as base, expect, type TestShop } from "./shop.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"
import { shopData } from "./shop-data.ts"

type Row = VariantForm["variants"][number]

/** The shoe whose variants count their own units in this shop. */
export const shoe = "baskets-tell"

/** White 42 has a price and the picture of the side of its own, white 41 is sold out, few are left of sand 43, and sand is not made in 44. */
function changed(row: Row, side: string): Row {
  const name = `${row.color} ${row.size}`
  if (name === "blanc 42") return { ...row, quantity: 9, price: 12_500, lastPrice: 14_000, image: side }
  if (name === "blanc 41") return { ...row, quantity: 0 }
  if (name === "sable 43") return { ...row, quantity: 2 }
  return { ...row, quantity: 5, active: name !== "sable 44" }
}

const toRow = ({ documentId: _id, image, ...row }: VariantGrid["variants"][number]): Row => ({
  ...row,
  image: image?.documentId ?? null,
  quantityWas: row.quantity,
})

/** Tests of a shop in which a shoe's sizes have stock and prices of their own. */
export const test = base.extend<Pick<ShopApi, "orderByToken">, { shop: TestShop }>({
  shop: [
    async ({ browser }, use) => {
      const data = shopData()
      const running = await startProcess("all", { DATA_DIR: data.dir })
      const api = shopApi(running.url, data.dir)
      const owner = await ownersPage(browser, running, "fr", 1280)
      const { documentId } = await api.product(shoe)
      const path = `${running.url}/api/admin/products/${documentId}/variants`
      const read = async (address: string) => (await (await owner.request.get(address)).json()).data
      const grid: VariantGrid = await read(path)
      const { medias }: AdminProductDetail = await read(`${running.url}/api/admin/products/${documentId}`)
      const side = medias.find(({ url }) => url.endsWith("/blanc-side.webp"))?.documentId ?? ""
      const form = {
        updatedAt: grid.updatedAt,
        stockBy: "variant",
        sizeKind: "shoe",
        variants: grid.variants.map(toRow).map((row) => changed(row, side)),
      }
      const answer = await owner.request.put(path, { data: form, headers: { origin: running.url } })
      expect(answer.ok(), await answer.text()).toBe(true)
      await owner.context().close()
      const page = `${running.url}/product-details/${shoe}?color=blanc&size=42`
      await expect.poll(async () => (await fetch(page)).text()).toContain('value="12500"')
      await use({ ...running, dataDir: data.dir })
      await running.stop()
      data.remove()
    },
    { scope: "worker" },
  ],
  orderByToken: async ({ shop }, use) => use(shopApi(shop.url, shop.dataDir).orderByToken),
})
