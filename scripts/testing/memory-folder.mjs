// A folder in memory for the databases of tests: a COMMIT there waits for no disk.
import { mkdtempSync, statfsSync } from "node:fs"
import { join } from "node:path"

const memory = "/dev/shm"
const minRoom = 6 * 2 ** 30

/** @param {string} prefix of its name
 *  @returns {string | undefined} its path; undefined where there is no memory with room for the databases of a whole run */
export function memoryFolder(prefix) {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= minRoom ? mkdtempSync(join(memory, prefix)) : undefined
  } catch {
    return undefined
  }
}
