import { appendFileSync } from "node:fs"
import { testEngine } from "#db/testing/own-database.ts"
import { inFull } from "./counts.ts"

const file = process.env.STRESS_REPORT

/** A row of the table at the end of `npm run stress`: what was tried, how often, what was seen. Nothing in `npm test`. */
export function report(trial: string, times: number, seen: string): void {
  if (!file) return
  appendFileSync(file, `${JSON.stringify({ engine: testEngine().name, trial, times, seen })}\n`)
}

/** Tells how far a long trial is, about twenty times in all. */
export function progress(trial: string, done: number, times: number): void {
  if (!inFull || done % Math.max(1, Math.floor(times / 20)) !== 0) return
  process.stderr.write(`${testEngine().name}: ${trial}: ${done} of ${times}\n`)
}
