import { spawnSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureChromium } from "../chromium.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"

/** Runs one file of browser tests over the built shop, with what makes it long, and ends with its exit code.
 *  @param {string} file in `e2e/`
 *  @param {Record<string, string>} env what the file reads
 *  @param {string[]} args for Playwright */
export async function runLongBrowserTest(file, env, args = process.argv.slice(2)) {
  ensureInstalled()
  const node = findNode()
  await ensureBuilt(node)
  const playwright = join(root, "node_modules/@playwright/test/cli.js")
  const { status } = spawnSync(node, [playwright, "test", `e2e/${file}`, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TESTS: "full", ...env, CHROMIUM: process.env.CHROMIUM ?? ensureChromium(node) },
  })
  process.exit(status ?? 1)
}
