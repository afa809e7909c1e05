// npm test -- FILE[:LINE]: one file of tests, or one test, with the runner's own output.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureChromium } from "../chromium.mjs"
import { root } from "../install.mjs"

/** Runs what the arguments name: files of e2e/ with Playwright, others with Vitest.
 *  @returns the status of the runner */
export async function runAlone(node, args) {
  const inBrowser = args.some((arg) => /(^|\/)[\w-]+\.spec\.ts(:\d+)?$/.test(arg))
  await ensureBuilt(node)
  const program = inBrowser
    ? ["node_modules/@playwright/test/cli.js", "test", "--reporter=list"]
    : ["node_modules/vitest/vitest.mjs", "run"]
  const needsChromium = inBrowser || args.some((arg) => arg.includes(".browser.test.tsx"))
  const env = needsChromium ? { ...process.env, CHROMIUM: ensureChromium(node) } : process.env
  return spawnSync(node, [...program, ...args], { cwd: root, stdio: "inherit", env }).status ?? 1
}
