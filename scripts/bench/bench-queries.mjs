// npm run bench:queries: what the most expensive requests take that the public API still allows, over 10 000 generated products;
// over the shop at DATA_DIR or DATABASE_URL where one of them is set.
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
const { DATA_DIR, DATABASE_URL } = process.env

const run = (env, ...file) =>
  spawnSync(node, file, { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "production", ...env } })
    .status ?? 1

const isGiven = Boolean(DATA_DIR || DATABASE_URL)
const folder = isGiven ? undefined : mkdtempSync(join(tmpdir(), "hanout-bench-"))
const env = folder ? { DATA_DIR: folder } : {}
const generated = isGiven ? 0 : run(env, "bench/console/generate.ts", "1", "10000")
const status = generated || run(env, "bench/queries/queries.ts")
if (folder) rmSync(folder, { recursive: true, force: true })
process.exit(status)
