// npm run bench:answers: answers of the API from memory and read again; see bench/answers/main.ts.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
await ensureBuilt(node)
const env = { ...process.env, NODE_ENV: "production" }
process.exit(spawnSync(node, ["bench/answers/main.ts"], { cwd: root, stdio: "inherit", env }).status ?? 1)
