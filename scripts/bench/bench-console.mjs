// npm run bench:console [-- sqlite | postgres]: how long the console's lists and exports take over a generated shop, on both
// databases; over the shop at DATA_DIR or DATABASE_URL where one of them is set.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { startPostgres } from "../postgres.mjs"

ensureInstalled()
const node = findNode()
const { DATA_DIR, DATABASE_URL } = process.env

/** Runs a file of bench/console to its end.
 *  @returns whether it found all as it should be */
const run = (file, address) =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: "production", ...address }
    const program = spawn(node, ["--expose-gc", `bench/console/${file}.ts`], { cwd: root, stdio: "inherit", env })
    program.on("close", (status) => resolve(status === 0))
  })

/** Lists first, exports in a process of their own: what the lists left in memory is not idle. */
const measure = async (address) => [await run("lists", address), await run("exports", address)].every(Boolean)

async function measureGenerated(engine) {
  const folder = mkdtempSync(join(tmpdir(), "hanout-bench-"))
  const server = engine === "postgres" ? await startPostgres() : undefined
  const address = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) }
  const isFast = (await run("generate", address)) && (await measure(address))
  await server?.end()
  rmSync(folder, { recursive: true, force: true })
  return isFast
}

let isFast = true
if (DATA_DIR || DATABASE_URL) isFast = await measure({})
else {
  const engines = process.argv.length > 2 ? process.argv.slice(2) : ["sqlite", "postgres"]
  for (const engine of engines) isFast = (await measureGenerated(engine)) && isFast
}
process.exit(isFast ? 0 : 1)
