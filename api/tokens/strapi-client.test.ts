import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { strapi } from "@strapi/client"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"
import { newTestToken } from "../testing/tokens.ts"
import { plainPicture } from "../testing/uploads.ts"

let shop: TestShop
let client: ReturnType<typeof strapi>
let stop: () => void
beforeAll(async () => {
  shop = await openTestShop()
  const { token } = await newTestToken(shop, await signedIn(shop, "owner"))
  const server = createServer(getRequestListener((request) => shop.send(request.url, request)))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  client = strapi({ baseURL: `http://127.0.0.1:${port}/api`, auth: token })
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  stop()
  await shop.close()
})

it("creates, updates, publishes and deletes a product with Strapi's own client", async () => {
  const products = client.collection("products")
  const made = await products.create({ name: "Théière", shortDescription: "Martelée", price: 4500, quantity: 2 })
  const { documentId } = made.data
  expect(made.data).toMatchObject({ name: { fr: "Théière" }, price: 4500, publishedAt: null })
  await expect(products.findOne(documentId)).rejects.toThrow()
  const changed = await products.update(documentId, { price: 5000 }, { locale: "fr" })
  expect(changed.data).toMatchObject({ price: 5000, quantity: 2 })
  await products.update(documentId, { publishedAt: new Date(0).toISOString() })
  expect((await products.findOne(documentId)).data).toMatchObject({ name: "Théière", price: 5000 })
  await products.delete(documentId)
  await expect(products.findOne(documentId)).rejects.toThrow()
})

it("uploads a picture with it, which a product then shows", async () => {
  const file = new Blob([await plainPicture()], { type: "image/png" })
  const [picture] = await client.files.upload(file, {
    fileInfo: { name: "theiere.png", alternativeText: "Une théière" },
  })
  expect(picture).toMatchObject({ name: "theiere.png", alternativeText: "Une théière", ext: ".webp" })
  const made = await client.collection("products").create({ name: "Théière 2", image: picture?.documentId })
  expect(made.data).toMatchObject({ image: { documentId: picture?.documentId } })
})
