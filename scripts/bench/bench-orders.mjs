// npm run bench:orders
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const env = { ...process.env, NODE_ENV: "production" }
const arguments_ = ["bench/orders/orders.ts"]
process.exit(spawnSync(findNode(), arguments_, { cwd: root, stdio: "inherit", env }).status ?? 1)
