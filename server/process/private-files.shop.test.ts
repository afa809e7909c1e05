import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { orderStoreFile } from "#strapi/orders/order-store.ts"
import { command } from "../backup/testing.ts"
import { orderRequest, testToken } from "../testing/shopper.ts"
import { inherited, type Running, startProcess, temporaryData } from "../testing.ts"
import { tightenDataDir } from "./private-files.ts"

let own: OwnDatabase | undefined
let shop: Running | undefined
const umask = process.umask(0o022)
afterEach(async () => {
  await shop?.stop()
  await own?.remove()
  own = undefined
  shop = undefined
  process.umask(umask)
})

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** The modes of everything in a folder, by kind and path. */
function modesUnder(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length + 1), mode(path)]
  })
}

/** What the shop does that leaves files: it starts, takes an order, sends a mail, makes a picture smaller, is backed up. */
async function work({ env, address }: OwnDatabase) {
  process.umask(0o022)
  const started = await startProcess("all", { ...env, API_TOKEN: "" })
  shop = started
  const token = readFileSync(join(address.dataDir, "api-token"), "utf8").trim()
  const request = orderRequest({ email: "amina@example.dz" })
  const headers = { ...request.headers, authorization: `Bearer ${token}` }
  expect((await fetch(`${started.url}/api/orders`, { ...request, headers })).status).toBe(201)
  expect((await fetch(`${started.url}/media/sac-casbah/cognac-320.webp`)).status).toBe(200)
  const outbox = join(address.dataDir, "outbox")
  await expect.poll(() => readdirSync(address.dataDir).includes("outbox") && readdirSync(outbox).length).toBe(1)
  const { status, text } = await command(env, "backup")
  expect(status, text).toBe(0)
}

test("everything that a shop makes in a new folder is its owner's alone", async () => {
  own = await ownDatabase("nothing")
  await work(own)
  const modes = modesUnder(own.address.dataDir)
  const made = modes.map(([path]) => path)
  expect(made).toEqual(expect.arrayContaining(["api-token", "auth-secret", "outbox", "media-cache", "backups"]))
  if (!own.address.url) expect(made).toEqual(expect.arrayContaining(["hanout.db", "hanout.db-wal", "hanout.db-shm"]))
  expect(made.filter((path) => /\.(eml|backup|webp|avif)$/.test(path)).length).toBeGreaterThanOrEqual(3)
  expect(modes.filter(([, mode]) => !["600", "700"].includes(mode))).toEqual([])
})

test("files that others could read before are closed at the start", { tags: ["@long"] }, async () => {
  own = await ownDatabase("sample")
  const { dataDir } = own.address
  for (const folder of ["outbox", "media-cache", "backups"]) mkdirSync(join(dataDir, folder), { mode: 0o755 })
  writeFileSync(join(dataDir, "outbox/old.eml"), "Bonjour", { mode: 0o644 })
  writeFileSync(join(dataDir, "auth-secret"), "an-old-secret-of-more-than-32-characters", { mode: 0o644 })
  const tries = ["", "-wal", "-shm"].map((end) => orderStoreFile(dataDir) + end)
  for (const file of tries) writeFileSync(file, "", { mode: 0o644 })
  const database = join(dataDir, "hanout.db")
  if (!own.address.url) chmodSync(database, 0o664)
  shop = await startProcess("api", { ...own.env, API_TOKEN: testToken })
  expect(["outbox", "media-cache", "backups"].map((name) => mode(join(dataDir, name)))).toEqual(["700", "700", "700"])
  expect(mode(join(dataDir, "auth-secret"))).toBe("600")
  expect(tries.map(mode)).toEqual(["600", "600", "600"])
  if (!own.address.url) for (const end of ["", "-wal", "-shm"]) expect(mode(database + end)).toBe("600")
})

test("what is not the shop's is left as it is", () => {
  const data = temporaryData()
  try {
    writeFileSync(join(data.dir, "notes.txt"), "mine", { mode: 0o644 })
    writeFileSync(join(data.dir, "elsewhere"), "mine", { mode: 0o644 })
    symlinkSync(join(data.dir, "elsewhere"), join(data.dir, "hanout.db"))
    chmodSync(data.dir, 0o755)
    expect(tightenDataDir(data.dir)).toEqual([])
    expect(["notes.txt", "elsewhere", ""].map((name) => mode(join(data.dir, name)))).toEqual(["644", "644", "755"])
    expect(tightenDataDir(join(data.dir, "nowhere"))).toEqual([])
  } finally {
    data.remove()
  }
})

test("threads of a program create private files too", { tags: ["@long"] }, async () => {
  const data = temporaryData()
  const file = join(data.dir, "made")
  const thread = `import("node:fs").then((fs) => fs.writeFileSync(${JSON.stringify(file)}, "x"))`
  const program = `import ${JSON.stringify(join(import.meta.dirname, "own-process.ts"))}
    import { Worker } from "node:worker_threads"
    new Worker(${JSON.stringify(thread)}, { eval: true })`
  process.umask(0o022)
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { env: inherited })
  expect(status, String(stderr)).toBe(0)
  expect(mode(file)).toBe("600")
  data.remove()
})
