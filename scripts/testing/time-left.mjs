// How long a stage will still take: by the time of each of its files or tests in the last run on this machine.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { root } from "../install.mjs"

const path = join(root, "node_modules/.cache/hanout/test-times.json")

/** Milliseconds of each unit in earlier runs; empty at the first. */
export function readTimes() {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return {}
  }
}

/** Stores the times of units that ran, beside those of others. */
export function storeTimes(times) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ ...readTimes(), ...times }))
}

/** @param units all units of the stage
 *  @param done those that have finished
 *  @returns milliseconds; undefined before the first one has finished */
export function timeLeft({ units, done, elapsed, times }) {
  const known = units.map((unit) => times[unit]).filter((ms) => ms !== undefined)
  const usual = known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) / known.length : 1
  const weigh = (some) => some.reduce((sum, unit) => sum + (times[unit] ?? usual), 0)
  const finished = weigh([...done])
  return finished > 0 ? (elapsed * Math.max(0, weigh(units) - finished)) / finished : undefined
}
