// npm run generate [-- ORDERS PRODUCTS]
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled()
const { status } = spawnSync(findNode(), ["bench/console/generate.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
})
process.exit(status ?? 1)
