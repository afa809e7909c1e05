import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { testFolder } from "#db/testing/test-folder.ts"
import { memoryEnv, memoryOptions } from "../scripts/process-memory.mjs"
import type { Role } from "./settings/config.ts"

/** A process of the shop that a test started: the real program on a port of its own. */
export type Running = {
  /** `http://127.0.0.1:PORT` */
  url: string
  child: ChildProcess
  /** All that it has printed so far. */
  printed: () => string
  /** Ends it and waits until it is gone. SIGINT, the default, leaves no idle connection open, unlike SIGTERM. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** A data directory that is removed by `remove`. */
export function temporaryData() {
  const dir = mkdtempSync(join(testFolder, "hanout-test-"))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

const cache = process.env.NODE_COMPILE_CACHE

/** Settings that a process started by a test inherits: paths of programs, and compiled code. */
export const inherited = { ...memoryEnv, PATH: process.env.PATH, ...(cache && { NODE_COMPILE_CACHE: cache }) }

/** The built program where the command of the tests or the benchmark has built it (`scripts/build.mjs`), else its
 *  sources. */
const ownProgram = process.env.BUILT_PROGRAM ?? join(import.meta.dirname, "main.ts")

/** Starts the program and waits for the address that it prints.
 *  @param program that of another checkout, to compare the two
 *  @throws with all that it printed when it ends instead */
export function startProcess(role: Role, env: Record<string, string>, program = ownProgram): Promise<Running> {
  const child = spawn(process.execPath, [...memoryOptions, program, role], {
    // A shop of a test lives for seconds: pictures ahead of its visitors would take a third of a core from the tests.
    env: { ...inherited, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", PICTURE_WARM_UP: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)))
  const stop = (signal: NodeJS.Signals = "SIGINT") => {
    child.kill(signal)
    return ended
  }
  return new Promise((resolve, reject) => {
    let printed = ""
    const read = (chunk: Buffer) => {
      printed += chunk
      const url = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0]
      if (url && printed.includes("Ctrl-C")) resolve({ url, child, stop, printed: () => printed })
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    ended.then((code) => reject(new Error(`The program ended with ${code}:\n${printed}`)))
  })
}
