import { readdir, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"

export type StoredFile = { path: string; name: string; bytes: number; changedAt: number }

export type BoundedFolder = {
  /** The files of the folder and of those in it, oldest first. */
  files: () => Promise<StoredFile[]>
  /** Says that a file is on the disk. The oldest files are deleted where the folder holds too much. */
  noteWritten: (bytes: number) => void
}

/** After a deletion the folder is so full, so that the next write does not begin another. */
const filledTo = 0.8

/** Keeps a folder of files that can be made again within limits.
 *  @param limits of all its files together
 *  @param onError a file could not be deleted */
export function boundedFolder(
  folder: string,
  limits: { maxBytes: number; maxFiles: number },
  onError: (error: unknown) => void,
): BoundedFolder {
  let total: { bytes: number; files: number } | undefined
  let isPruning = false
  /** Files written while the oldest ones were deleted, counted or not. */
  let meanwhile = { bytes: 0, files: 0 }

  async function files(): Promise<StoredFile[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const found: StoredFile[] = []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const stats = entry.isFile() ? await stat(path).catch(() => undefined) : undefined
      if (stats) found.push({ path, name: basename(path), bytes: stats.size, changedAt: stats.mtimeMs })
    }
    total = { bytes: found.reduce((sum, { bytes }) => sum + bytes, 0), files: found.length }
    return found.sort((one, other) => one.changedAt - other.changedAt)
  }

  async function prune(): Promise<void> {
    let bytes = 0
    let count = 0
    for (const file of (await files()).reverse()) {
      bytes += file.bytes
      count += 1
      if (bytes > limits.maxBytes * filledTo || count > limits.maxFiles * filledTo) await rm(file.path, { force: true })
    }
    await files()
  }

  function isFull(): boolean {
    return !total || total.bytes > limits.maxBytes || total.files > limits.maxFiles
  }

  async function pruneWhileFull(): Promise<void> {
    isPruning = true
    try {
      while (isFull()) {
        meanwhile = { bytes: 0, files: 0 }
        await prune()
        add(meanwhile)
      }
    } finally {
      isPruning = false
    }
  }

  function add(written: { bytes: number; files: number }): void {
    total = total && { bytes: total.bytes + written.bytes, files: total.files + written.files }
  }

  return {
    files,
    noteWritten(bytes) {
      add({ bytes, files: 1 })
      if (isPruning) meanwhile = { bytes: meanwhile.bytes + bytes, files: meanwhile.files + 1 }
      else if (isFull()) pruneWhileFull().catch(onError)
    },
  }
}
