import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { BackupError } from "#db/backup/backup-lines.ts"

/** Of the last words of a command that failed. */
export const maxError = 500

/** Milliseconds that a command has to end when it is asked to. */
const killAfter = 5_000

export type Running = { done: number; all: number }

/** Makes a backup with the command that `npm run backup` runs, in a process of its own: requests do not wait for it.
 *  @returns `done` rejects with a BackupError of what the command said last; `stop` ends the command */
export function startBackupCommand(file: string, onProgress: (running: Running) => void) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "backup", file], {
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [, done, all] = /(\d+) of (\d+) rows/.exec(line) ?? []
    if (done && all) onProgress({ done: Number(done), all: Number(all) })
  })
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-maxError)
  })
  const done = new Promise<void>((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code, signal) =>
      code === 0 ? resolve() : reject(new BackupError(said.trim() || `It ended with ${signal ?? `code ${code}`}.`)),
    )
  })
  const stop = () => {
    child.kill("SIGTERM")
    setTimeout(() => child.kill("SIGKILL"), killAfter).unref()
  }
  return { done, stop }
}
