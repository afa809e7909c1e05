// npm run bench:browser: pages on a phone, by Lighthouse; see bench/browser/main.ts.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureChromium } from "../chromium.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"

ensureInstalled()
const node = findNode()
await ensureBuilt(node)
const env = { ...process.env, NODE_ENV: "production", CHROME_PATH: ensureChromium(node) }
process.exit(spawnSync(node, ["bench/browser/main.ts"], { cwd: root, stdio: "inherit", env }).status ?? 1)
