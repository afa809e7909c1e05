// Runs stages of tests one after the other, and tells of them at the end.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { memoryFolder } from "./memory-folder.mjs"
import { ProcessorTime } from "./processor-time.mjs"
import { durationText, Screen } from "./screen.mjs"
import { slowestFiles } from "./slowest-files.mjs"
import { areStopped, runStage, stopStages } from "./stage.mjs"
import { readTimes, storeTimes } from "./time-left.mjs"

const meter = new ProcessorTime()

/** A process of an interrupted run may still write: what it leaves in the folder of temporary files harms nobody. */
function removeFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  } catch (error) {
    console.error(`Left behind: ${error.message}`)
  }
}

/** Runs the stages in their order.
 *  @returns their results; only those up to an interruption */
export async function runStages(node, stages) {
  // Ctrl-C: the runners stop what they have started; at the second one they are killed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stopStages)
  // Hundreds of processes load the same code: half of what a start of the shop costs.
  const compiled = mkdtempSync(join(tmpdir(), "hanout-compiled-"))
  const data = memoryFolder("hanout-tests-")
  const context = { screen: new Screen(), times: readTimes(), meter }
  const results = []
  for (const stage of stages) {
    if (areStopped()) break
    const env = { ...stage.env, NODE_COMPILE_CACHE: compiled, ...(data && { TEST_DATA_FOLDER: data }) }
    results.push(await runStage(node, { ...stage, env }, context))
  }
  removeFolder(compiled)
  if (data) removeFolder(data)
  const files = results.flatMap(({ files }) => files)
  if (!areStopped()) storeTimes(Object.fromEntries(files.map(({ unit, ms }) => [unit, Math.round(ms)])))
  if (files.length > 0) console.log(`\n${slowestFiles(files)}`)
  return results
}

/** Prints the times and, as the last line, the sum; ends the program. */
export function finish(results, started) {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  const worked = meter.read().ms
  const processor = worked === undefined ? "" : `, ${durationText(worked)} of processor time`
  console.log(`\n${areStopped() ? "Interrupted after " : ""}${durationText(Date.now() - started)}${processor}`)
  const skipped = sum("skipped")
  console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
  process.exit(areStopped() ? 130 : sum("failed") > 0 ? 1 : 0)
}
