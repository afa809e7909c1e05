// npm run stress [-- NAME…]: the stress tests of stress/ in full, or those whose files begin with a name, on both databases;
// a table of what was seen at the end.
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { answerHelp } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

answerHelp({
  use: "npm run stress [-- NAME …]",
  does: "Runs races, kills and generated requests in full on both databases, some hours, and prints a table of what was seen.",
  settings: {
    NAME: "the trials of stress/ whose files begin with it; all if left out",
    CARRIER_ORDERS: "orders that are sent through each carrier's double; 1000 if unset",
    FUZZ_SEED: "number that generated requests begin with: repeats those of an earlier run",
    POSTGRES_BIN: "folder of PostgreSQL's programs, or npm; found or fetched if unset",
  },
})
ensureInstalled()
const node = findNode()
await ensureBuilt(node)

const folder = mkdtempSync(join(tmpdir(), "hanout-stress-"))
const file = join(folder, "report.ndjson")
const began = Date.now()
const limit = String(6 * 3600 * 1000)
const names = process.argv.slice(2)
/** Parts of paths: Vitest runs the files whose path has one of them. */
const parts = ["chaos", "fuzz", "race"].flatMap((kind) =>
  (names.length > 0 ? names : [""]).map((name) => `stress/${kind}/${name}`),
)
const { status } = spawnSync(
  node,
  [
    "node_modules/vitest/vitest.mjs",
    ...["run", "--project", "sqlite", "--project", "postgres", "--no-file-parallelism"],
    ...["--testTimeout", limit, "--hookTimeout", limit],
    ...parts,
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, TESTS: "full", STRESS: "full", STRESS_REPORT: file } },
)

const read = () => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
const rows = read()
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line))
rmSync(folder, { recursive: true, force: true })

console.log("\n| Trial | Database | Times | Seen |\n|---|---|---|---|")
for (const { trial, engine, times, seen } of rows) console.log(`| ${trial} | ${engine} | ${times} | ${seen} |`)
console.log(
  `\n${Math.round((Date.now() - began) / 60_000)} minutes. ${status === 0 ? "All held." : "Some did not hold."}`,
)
process.exit(status ?? 1)
