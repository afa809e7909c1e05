import { afterAll, beforeAll, expect, it } from "vitest"
import { productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const gigabyte = 1024 ** 3

function send(body: BodyInit, size?: number) {
  const headers = { cookie: owner.cookie, ...(size !== undefined && { "content-length": String(size) }) }
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit
  return shop.send("/api/admin/moving/products?dryRun=1&productType=fashion&units=0", init)
}

/** An upload of which only the first byte has come. `isRead` = the shop has taken it in. */
function slowUpload() {
  let fail = () => {}
  let read = () => {}
  const isRead = new Promise<void>((resolve) => {
    read = resolve
  })
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("P"))
      fail = () => controller.error(new Error("the client is gone"))
    },
    pull: () => read(),
  })
  return { body, isRead, fail: () => fail() }
}

it("takes the archive of one shop at a time, and other files beside it", async () => {
  const slow = slowUpload()
  const uploading = send(slow.body, 2 * gigabyte)
  await slow.isRead
  const other = slowUpload()
  expect((await send(other.body, gigabyte)).status).toBe(503)
  // Of a body without a size nobody knows whether it ends soon.
  expect((await send(other.body)).status).toBe(503)
  const files = productFiles(shop, owner)
  expect(await files.report("sku;price\nNOBODY;100", 1)).toMatchObject({ problems: 1 })
  const table = "a,b\n1,2\n"
  const read = await send(table, Buffer.byteLength(table))
  expect((await read.json()).error.details.code).toBe("NO_FORMAT")
  slow.fail()
  expect((await uploading).status).toBe(400)
  const next = slowUpload()
  const again = send(next.body, gigabyte)
  next.fail()
  expect((await again).status).toBe(400)
})
