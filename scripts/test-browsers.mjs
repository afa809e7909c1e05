// npm run test:browsers [-- ARGUMENTS of Playwright]: journeys of the built shop in Firefox and in WebKitGTK, in French and Arabic.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureBrowserEngines } from "./browser-engines.mjs"
import { ensureBuilt } from "./build.mjs"
import { answerHelp } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

answerHelp({
  use: "npm run test:browsers [-- ARGUMENTS of Playwright]",
  does: "Runs journeys of the built shop in Firefox and in WebKitGTK, which it installs on Debian, in French and Arabic.",
  settings: {
    "--project firefox | webkit": "in one of them alone",
    "-g WORDS": "journeys whose names have these words",
    FIREFOX: "path of a Firefox; found or installed if unset",
  },
})
ensureInstalled()
const node = findNode()
const engines = ensureBrowserEngines()
await ensureBuilt(node)
const playwright = join(root, "node_modules/@playwright/test/cli.js")
const config = join(root, "e2e/engines/playwright.config.ts")
const { status } = spawnSync(node, [playwright, "test", "--config", config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...engines },
})
process.exit(status ?? 1)
