// Processor time of this program and of every process below it, and how idle the machine was: from /proc, which Linux alone
// has. The time of children that a process has waited for is the kernel's own count. Nobody waits for a browser's renderers when
// the browser ends: what they had taken when last looked at is added.
import { readdirSync, readFileSync } from "node:fs"
import process from "node:process"

/** Milliseconds between two samples: what a process that nobody waits for takes after the last one is not seen. */
const interval = 500
const msPerTick = 10

function readStat(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
    const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = fields.slice(11, 15).map(Number)
    return {
      parent: Number(fields[1]),
      start: fields[19],
      waited: waitedUser + waitedSystem,
      total: user + system + waitedUser + waitedSystem,
    }
  } catch {
    // It has ended since the folder was read.
    return undefined
  }
}

/** All processes of the machine by their ids; empty where there is no /proc. */
function readProcesses() {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
    return new Map(pids.map((pid) => [Number(pid), readStat(pid)]).filter(([, stat]) => stat))
  } catch {
    return new Map()
  }
}

/** The ticks of all cores since the machine started, those in which they had nothing to do too. */
function readMachine() {
  try {
    const ticks = readFileSync("/proc/stat", "utf8").split("\n", 1)[0].trim().split(/\s+/).slice(1, 9).map(Number)
    return { idle: ticks[3] + ticks[4], all: ticks.reduce((sum, each) => sum + each, 0) }
  } catch {
    return { idle: 0, all: 0 }
  }
}

/** Samples the processes below this one at intervals. */
export class ProcessorTime {
  #known = new Map()
  #lost = 0

  constructor() {
    this.#sample()
    setInterval(() => this.#sample(), interval).unref()
  }

  /** Those of `all` that began below this program, even when their parent has ended since. */
  #below(all) {
    const isBelow = (pid) => {
      const stat = all.get(pid)
      if (!stat) return false
      return pid === process.pid || this.#known.get(pid)?.start === stat.start || isBelow(stat.parent)
    }
    return new Map([...all].filter(([pid]) => isBelow(pid)))
  }

  #sample() {
    const found = this.#below(readProcesses())
    const isGone = (pid) => this.#known.has(pid) && found.get(pid)?.start !== this.#known.get(pid).start
    const goneBelow = new Map()
    for (const [pid, { parent, total }] of this.#known) {
      if (!isGone(pid)) continue
      let survivor = parent
      while (isGone(survivor)) survivor = this.#known.get(survivor).parent
      goneBelow.set(survivor, (goneBelow.get(survivor) ?? 0) + total)
    }
    for (const [survivor, total] of goneBelow) {
      const counted = (found.get(survivor)?.waited ?? 0) - (this.#known.get(survivor)?.waited ?? 0)
      this.#lost += Math.max(0, total - counted)
    }
    this.#known = found
  }

  /** @returns milliseconds so far, undefined without /proc; ticks of the machine's cores */
  read() {
    this.#sample()
    const ticks = [...this.#known.values()].reduce((sum, { total }) => sum + total, this.#lost)
    return { ms: this.#known.size > 0 ? ticks * msPerTick : undefined, machine: readMachine() }
  }
}

/** The share of the machine's cores that had nothing to do between two readings, in percent. */
export function idlePercent(before, after) {
  const all = after.machine.all - before.machine.all
  return all > 0 ? Math.round((100 * (after.machine.idle - before.machine.idle)) / all) : 0
}
