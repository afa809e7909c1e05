// npm run bench:console
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled()
const env = { ...process.env, NODE_ENV: "production" }
process.exit(spawnSync(findNode(), ["bench/console/lists.ts"], { cwd: root, stdio: "inherit", env }).status ?? 1)
