import { expect, it } from "vitest"
import { connectInTime } from "./postgres-connect.ts"

const failure = (code: string) => Object.assign(new Error("no"), { code })

/** Fails so often with a code, then connects. */
function server(code: string, failures: number) {
  let tries = 0
  const connect = async () => {
    tries += 1
    if (tries <= failures) throw failure(code)
    return { tries, release: () => undefined }
  }
  return { connect, tries: () => tries }
}

it.each(["53300", "57P03"])("tries again while the server says %s", async (code) => {
  expect(await connectInTime(server(code, 3).connect, 60_000)).toMatchObject({ tries: 4 })
})

it.each(["28P01", "3D000", "ECONNREFUSED"])("says %s at once: another try would hear the same", async (code) => {
  const other = server(code, 3)
  await expect(connectInTime(other.connect, 60_000)).rejects.toMatchObject({ code })
  expect(other.tries()).toBe(1)
})

it("gives a connection back that comes too late", async () => {
  let isReleased = false
  const release = () => {
    isReleased = true
  }
  const { promise, resolve } = Promise.withResolvers<{ release: () => void }>()
  await expect(connectInTime(() => promise, 20)).rejects.toThrow("timeout exceeded when trying to connect")
  resolve({ release })
  await expect.poll(() => isReleased).toBe(true)
})
