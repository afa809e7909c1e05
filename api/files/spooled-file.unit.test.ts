import { mkdtemp, readdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readSpooled, spoolBody } from "./spooled-file.ts"

const folder = () => mkdtemp(join(tmpdir(), "spooled-"))
/** A folder of a disk that may be filled up. */
const place = async () => ({ folder: await folder(), reserve: 0 })

it("holds a body on the disk under no name", async () => {
  const path = await folder()
  const bytes = Buffer.alloc(300_000, "abc")
  const file = await spoolBody(new Response(bytes).body, { folder: path, reserve: 0 })
  expect(await readdir(path)).toEqual([])
  expect((await readSpooled(file.fd, 300_000)).equals(bytes)).toBe(true)
  await expect(readSpooled(file.fd, 299_999)).rejects.toMatchObject({ status: 413 })
  await file.close()
  await file.close()
})

it("takes no body that is larger than it may be, whatever it states", async () => {
  const body = () => new Response("12345").body
  await expect(spoolBody(body(), { ...(await place()), max: 4 })).rejects.toMatchObject({ status: 413 })
  const file = await spoolBody(body(), { ...(await place()), max: 5 })
  expect((await readSpooled(file.fd, 5)).toString()).toBe("12345")
  await file.close()
})

it("is empty for a request without a body", async () => {
  const file = await spoolBody(null, await place())
  expect((await readSpooled(file.fd, 10)).length).toBe(0)
  await file.close()
})

it.each([
  ["of a stated size", { size: 2 ** 60, reserve: 0 }],
  ["that would take of the reserve", { reserve: 2 ** 60 }],
])("leaves the disk room for the shop: rejects a body %s", async (_, room) => {
  const path = await folder()
  await expect(spoolBody(new Response("abc").body, { folder: path, ...room })).rejects.toMatchObject({ status: 507 })
  expect(await readdir(path)).toEqual([])
})

it("says that a body did not come whole", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("a"))
      controller.error(new Error("gone"))
    },
  })
  await expect(spoolBody(broken, await place())).rejects.toMatchObject({ status: 400 })
})
