// npm run bench:catalogue: what the catalogue's index costs to load and to ask, over 10 000 generated products
// (PRODUCTS=100000 for more; VARIANTS=20000 for 5000 products with exactly so many variants together); over the shop at
// DATA_DIR or DATABASE_URL where one of them is set.
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
const { DATA_DIR, DATABASE_URL, VARIANTS, PRODUCTS = VARIANTS ? "5000" : "10000" } = process.env

const run = (env, ...args) =>
  spawnSync(node, args, { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "production", ...env } })
    .status ?? 1

const isGiven = Boolean(DATA_DIR || DATABASE_URL)
const folder = isGiven ? undefined : mkdtempSync(join(tmpdir(), "hanout-bench-"))
const env = folder ? { DATA_DIR: folder } : {}
const generated = isGiven ? 0 : run(env, "bench/console/generate.ts", "1", PRODUCTS)
const status = generated || run(env, "--expose-gc", "bench/catalogue/catalogue.ts")
if (folder) rmSync(folder, { recursive: true, force: true })
process.exit(status)
