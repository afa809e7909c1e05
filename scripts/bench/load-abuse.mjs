// npm run load:abuse [-- NAME …]: attacks on a built shop, and what visitors from another network wait before and during each of
// them. BASE=/path/to/another built checkout attacks that one. PRODUCTS=10000 adds generated products to the sample shop.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
if (!process.env.BASE) await ensureBuilt(node)
const env = { ...process.env, NODE_ENV: "production" }
const program = ["bench/abuse/main.ts", ...process.argv.slice(2)]
process.exit(spawnSync(node, program, { cwd: root, stdio: "inherit", env }).status ?? 1)
