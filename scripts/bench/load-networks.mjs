// npm run load:networks [-- NAME …]: what other networks wait for while one floods a built shop. SECONDS=60 measures longer;
// PROGRAM=…/build/program/main.js measures another checkout.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
await ensureBuilt(node)
const env = { ...process.env, NODE_ENV: "production" }
const program = ["bench/abuse/one-network.ts", ...process.argv.slice(2)]
process.exit(spawnSync(node, program, { cwd: root, stdio: "inherit", env }).status ?? 1)
