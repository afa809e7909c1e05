// npm test: types, format, lint, import arrows and unused code, then unit and API tests (those with a database on SQLite and on PostgreSQL), then browser tests against the built
// shop; one line with the sum at the end.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { runChecks } from "./checks.mjs"
import { ensureChromium } from "./chromium.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"
import { ensurePostgres } from "./postgres-programs.mjs"

ensureInstalled()
const node = findNode()
const checks = await runChecks(node)
if (checks.failed > 0) {
  console.log(`\n${checks.passed} passed, ${checks.failed} failed`)
  process.exit(1)
}
ensureBuilt(node)
const chromium = ensureChromium(node)
try {
  ensurePostgres()
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}

// Playwright empties its own folder of results when it starts.
const results = mkdtempSync(join(tmpdir(), "hanout-results-"))

const env = {
  ...process.env,
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "e2e.json"),
  // Hundreds of processes load the same code: half of what a start of the shop costs.
  NODE_COMPILE_CACHE: join(results, "compiled"),
}
const run = (...args) => spawnSync(node, args, { cwd: root, stdio: "inherit", env }).status ?? 1

const read = (name) => (existsSync(join(results, name)) ? JSON.parse(readFileSync(join(results, name), "utf8")) : null)

const unitStatus = run(
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(results, "unit.json")}`,
)
const browserStatus = run("node_modules/@playwright/test/cli.js", "test")

const unit = read("unit.json")
const browser = read("e2e.json")?.stats
rmSync(results, { recursive: true, force: true })

const passed = checks.passed + (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
const broken = unitStatus !== 0 || browserStatus !== 0
// A suite that did not even run counts as one failure, so that the sum never looks green when it is not.
console.log(
  `\n${passed} passed, ${broken ? Math.max(failed, 1) : failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
)
process.exit(broken ? 1 : 0)
