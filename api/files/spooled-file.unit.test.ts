import { mkdtemp, readdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readSpooled, spoolBody } from "./spooled-file.ts"

const folder = () => mkdtemp(join(tmpdir(), "spooled-"))

it("holds a body on the disk under no name", async () => {
  const path = await folder()
  const bytes = Buffer.alloc(300_000, "abc")
  const file = await spoolBody(new Response(bytes).body, path)
  expect(await readdir(path)).toEqual([])
  expect((await readSpooled(file.fd, 300_000)).equals(bytes)).toBe(true)
  await expect(readSpooled(file.fd, 299_999)).rejects.toMatchObject({ status: 413 })
  await file.close()
  await file.close()
})

it("takes no body that is larger than it may be, whatever it states", async () => {
  const body = () => new Response("12345").body
  await expect(spoolBody(body(), await folder(), 4)).rejects.toMatchObject({ status: 413 })
  const file = await spoolBody(body(), await folder(), 5)
  expect((await readSpooled(file.fd, 5)).toString()).toBe("12345")
  await file.close()
})

it("is empty for a request without a body", async () => {
  const file = await spoolBody(null, await folder())
  expect((await readSpooled(file.fd, 10)).length).toBe(0)
  await file.close()
})

it("says that a body did not come whole", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("a"))
      controller.error(new Error("gone"))
    },
  })
  await expect(spoolBody(broken, await folder())).rejects.toMatchObject({ status: 400 })
})
