// npm test -- quick: the checks, the unit tests, and the tests on SQLite of what the last commit and the working tree
// touch, as many as a minute has room for. It builds nothing and opens no browser.
import { spawnSync } from "node:child_process"
import { runChecks } from "../checks.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { finish, runStages } from "./run.mjs"
import { vitestStage } from "./stages.mjs"

/** Milliseconds after which no further file begins. What runs then has some seconds to end. */
const limit = 50_000

ensureInstalled()
const node = findNode()
const started = Date.now()
const checks = await runChecks(node)
if (checks.failed > 0) finish([checks], started)

const hasParent = spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD~1"], { cwd: root }).status === 0
// A new version of a package touches everything: that is npm test's.
const changed = [`--changed=${hasParent ? "HEAD~1" : "HEAD"}`, "--passWithNoTests", "--forceRerunTriggers=none"]
const stages = [
  vitestStage("unit tests", "--project=unit"),
  vitestStage("what the change touches, on SQLite", "--project=sqlite", ...changed),
].map((stage) => ({ ...stage, until: () => started + limit }))
finish([checks, ...(await runStages(node, stages))], started)
