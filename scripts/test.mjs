// npm test: types, format, lint, import arrows and unused code, then unit and API tests (those with a database on SQLite and on PostgreSQL), then browser tests against the built
// shop; one line with the sum at the end. `npm test -- FILE[:LINE]` runs one file or one test alone.
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { runChecks } from "./checks.mjs"
import { ensureChromium } from "./chromium.mjs"
import { ensureInstalled, findNode } from "./install.mjs"
import { ensurePostgres } from "./postgres-programs.mjs"
import { runAlone } from "./testing/alone.mjs"
import { finish, runStages } from "./testing/run.mjs"
import { checkSpecification } from "./testing/specification.mjs"
import { browserStage, vitestStage } from "./testing/stages.mjs"

ensureInstalled()
const node = findNode()
if (process.argv.length > 2) process.exit(await runAlone(node, process.argv.slice(2)))

const started = Date.now()
const checks = await runChecks(node)
if (checks.failed > 0) finish([checks], started)
await ensureBuilt(node)
const chromium = ensureChromium(node)
// Tests of components take it from there.
process.env.CHROMIUM = chromium
try {
  ensurePostgres()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const stages = [vitestStage("unit, API and database tests"), browserStage("browser tests", chromium)]
const results = await runStages(node, stages)
finish([checks, ...results, checkSpecification(node, results)], started)
