// npm run test:widths: every route in three languages at eight widths: nothing scrolls sideways, no text is cut.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureChromium } from "./chromium.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled()
const node = findNode()
ensureBuilt(node)

const playwright = join(root, "node_modules/@playwright/test/cli.js")
const { status } = spawnSync(node, [playwright, "test", "e2e/every-width.spec.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, WIDTHS: "all", CHROMIUM: process.env.CHROMIUM ?? ensureChromium(node) },
})
process.exit(status ?? 1)
