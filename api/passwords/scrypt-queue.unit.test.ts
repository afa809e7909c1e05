import { execFile } from "node:child_process"
import { randomBytes, scryptSync } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import type { ScryptJob } from "./scrypt-job.ts"
import { createScryptQueue, type ScryptQueue } from "./scrypt-queue.ts"

let queue: ScryptQueue
const open = () => {
  queue = createScryptQueue(1)
}
afterEach(() => queue.end())

const cost = { N: 2 ** 14, r: 8, p: 1 }
const job = (password: string): ScryptJob => ({ password, salt: randomBytes(16), cost })

const busy = expect.objectContaining({
  status: 503,
  details: { code: "HASHING_BUSY" },
  headers: { "retry-after": "5" },
})

describe("the queue of passwords to hash", () => {
  it("computes scrypt", async () => {
    open()
    const one = job("trois-figues")
    const expected = scryptSync(one.password, one.salt, 32, cost)
    expect(Buffer.from(await queue.scrypt(one)).equals(expected)).toBe(true)
  })

  it("leaves libuv's thread pool to compression, files and pictures", { tags: ["@long"] }, async () => {
    open()
    await queue.scrypt(job("the thread is there"))
    let done = 0
    const hashes = Array.from({ length: 8 }, async (_, index) => {
      await queue.scrypt({ ...job(`password ${index}`), cost: { N: 2 ** 15, r: 8, p: 3 } })
      done += 1
    })
    await promisify(brotliCompress)("a page")
    expect(done).toBe(0)
    await Promise.all(hashes)
  })

  it("rejects what the thread was computing when it ended, and what waited, and goes on with another thread", async () => {
    open()
    const lost = Promise.allSettled([queue.scrypt(job("computed")), queue.scrypt(job("waits"))])
    await queue.end()
    const [computed, waits] = await lost
    expect(computed).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("ended") } })
    expect(waits).toEqual({ status: "rejected", reason: busy })
    expect(await queue.scrypt(job("later"))).toHaveLength(32)
  })

  it("hashes with as many threads at once as it has", async () => {
    queue = createScryptQueue(2)
    const order: string[] = []
    const hash = async (name: string, cost: ScryptJob["cost"]) => {
      await queue.scrypt({ ...job(name), cost })
      order.push(name)
    }
    await Promise.all([hash("slow", { N: 2 ** 15, r: 8, p: 12 }), hash("fast", { N: 2 ** 10, r: 8, p: 1 })])
    expect(order).toEqual(["fast", "slow"])
  })

  it("rejects a cost that scrypt does not know, and nothing else", async () => {
    open()
    await expect(queue.scrypt({ ...job("x"), cost: { N: 3, r: 8, p: 1 } })).rejects.toThrow()
    expect(await queue.scrypt(job("x"))).toHaveLength(32)
  })

  it("keeps a process alive while it hashes, and not longer", async () => {
    open()
    const path = JSON.stringify(new URL("./password-hash.ts", import.meta.url).href)
    const program = `import { hashPassword } from ${path}; console.log(await hashPassword("abc"))`
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program])
    expect(stdout).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}\n$/)
  })
})
