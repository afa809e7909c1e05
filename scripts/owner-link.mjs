// npm run owner-link -- E-MAIL
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled({ tools: false })
const { status } = spawnSync(findNode(), ["server/staff/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
})
process.exit(status ?? 1)
