// One stage of npm test: a run of Vitest or Playwright, whose reporters send what happens.
import { spawn } from "node:child_process"
import process from "node:process"
import { root } from "../install.mjs"
import { idlePercent } from "./processor-time.mjs"
import { durationText } from "./screen.mjs"
import { timeLeft } from "./time-left.mjs"

const maxPrinted = 20_000
const onWindows = process.platform === "win32"
const running = new Set()
let stopped = false

/** Whether the stages were told to stop. */
export const areStopped = () => stopped

/** The arguments of npm test that run one test alone. */
function aloneCommand({ file, line, project }) {
  if (!file) return "npm test"
  const place = line ? `${file}:${line}` : file
  return `npm test -- ${place}${project === "browser" || project === "unit" ? "" : ` --project ${project}`}`
}

const indent = (text) => text.replace(/^/gm, "    ")

function failureText(event) {
  const where = [event.file, event.line].filter(Boolean).join(":")
  return `✗ ${where} › ${event.name} (${event.project})\n${indent(event.error)}\n    Alone: ${aloneCommand(event)}\n`
}

/** Milliseconds after which a runner that was told to end, and its tests, are killed. */
const maxEnd = 6_000

/** How long a stage took: by the clock, and by the processors. */
function costText(ms, before, after) {
  if (after.ms === undefined) return durationText(ms)
  return `${durationText(ms)}, ${durationText(after.ms - before.ms)} of processor time, machine ${idlePercent(before, after)} % idle`
}

const kill = (child) => (onWindows ? child.kill("SIGKILL") : process.kill(-child.pid, "SIGKILL"))

/** Ends all runners, gracefully at the first call: they stop the shops and databases that they have started. */
export function stopStages() {
  for (const child of running) {
    // A group of its own: Ctrl-C of the terminal reaches this program alone, which says so once to each.
    if (!stopped) child.kill("SIGINT")
    else kill(child)
  }
  stopped = true
}

/** Runs a stage to its end.
 *  @param stage its name, its program and arguments, the settings of its environment, and what gives
 *  the moment after which no further file begins (`until`, none by default)
 *  @returns the counts, the times by file, and each test with its tags and whether it asserted */
export function runStage(node, { name, args, env, until }, { screen, times, meter }) {
  const start = Date.now()
  const before = meter.read()
  const result = { name, passed: 0, failed: 0, skipped: 0, tests: [], files: [], status: 0, ms: 0 }
  const done = new Set()
  let units = []

  const showProgress = () => {
    const left = timeLeft({ units, done, elapsed: Date.now() - start, times })
    const counts = `${result.passed} passed, ${result.failed} failed, ${done.size} of ${units.length} parts`
    screen.update(name, `… ${name}: ${counts}${left === undefined ? "" : `, ${durationText(left)} left`}`)
  }
  const fail = (event) => {
    result.failed += 1
    screen.print(failureText(event))
  }
  const events = {
    planned: (event) => {
      units = event.units
    },
    test: (event) => {
      result.tests.push(event)
      if (event.state === "failed") fail(event)
      else result[event.state] += 1
    },
    broken: fail,
    file: (event) => {
      done.add(event.unit)
      result.files.push(event)
    },
  }

  const child = spawn(node, args, { cwd: root, env, detached: !onWindows, stdio: ["ignore", "pipe", "pipe", "ipc"] })
  running.add(child)
  let printed = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed = (printed + chunk).slice(-maxPrinted)
    })
  }
  child.on("message", (event) => {
    events[event.type]?.(event)
    showProgress()
  })
  let late = false
  let timer
  const end = () => {
    late = true
    child.kill("SIGINT")
    timer = setTimeout(() => kill(child), maxEnd)
  }
  if (until) timer = setTimeout(end, until() - Date.now())
  return new Promise((resolve) => {
    child.on("close", (status) => {
      clearTimeout(timer)
      running.delete(child)
      result.status = status ?? 1
      result.ms = Date.now() - start
      if (result.status !== 0 && result.failed === 0 && !stopped && !late) {
        // It did not come as far as its tests, or stopped among them.
        result.failed = 1
        screen.print(`✗ ${name}: node ${args.join(" ")}\n${indent(printed)}`)
      }
      const counts = [
        `${result.passed} passed`,
        `${result.failed} failed`,
        result.skipped && `${result.skipped} skipped`,
        late && `out of time after ${done.size} of ${units.length} files`,
      ]
      const mark = result.failed > 0 ? "✗" : "✓"
      screen.finish(
        name,
        `${mark} ${name}: ${counts.filter(Boolean).join(", ")} (${costText(result.ms, before, meter.read())})`,
      )
      resolve(result)
    })
  })
}
