// npm test: types, format, lint, import arrows and unused code, then unit, API and database tests, then browser tests against the
// built shop; one line with the sum at the end. `npm run test:full` also runs what differs in language, width or database alone,
// `npm test -- FILE[:LINE]` one file or one test.
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
const args = process.argv.slice(2)
const isFull = args[0] === "--full"
if (isFull || args.length > 0) process.env.TESTS = "full"
if (args.length > 0 && !isFull) process.exit(await runAlone(node, args))

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
