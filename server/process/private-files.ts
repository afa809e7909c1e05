import { chmodSync, lstatSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** Names in `DATA_DIR` that the shop makes. Whatever else lies there is not ours to change: the folder may be any. */
const ownFile = /^(hanout\.db.*|strapi-orders\.sqlite.*|api-token|auth-secret)$/
const ownFolder = /^(backups|catalogue-index|outbox|media-cache|\.restoring-.+)$/

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT"

/** Takes every right of other users from one file or folder. A link is left alone: what it leads to lies elsewhere.
 *  @returns whether nobody else has any right to it now */
function tighten(path: string): boolean {
  try {
    const stats = lstatSync(path)
    const isOwn = stats.isFile() || stats.isDirectory()
    if (isOwn && (stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700)
    return true
  } catch (error) {
    return isMissing(error)
  }
}

/** Takes from other users what an older program, a copy or a restore let them read in `DATA_DIR`. What is new is private
 *  by the process's umask (`own-process.ts`). A folder that is closed closes what lies in it, so the work is one call for
 *  each name in `DATA_DIR`, however many backups, mails and pictures there are.
 *  @returns paths that could not be closed, because they are another user's or on a file system without modes */
export function tightenDataDir(dataDir: string): string[] {
  if (process.platform === "win32") return []
  let names: string[]
  try {
    names = readdirSync(dataDir)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
  const own = names.filter((name) => ownFile.test(name) || ownFolder.test(name))
  return own.map((name) => join(dataDir, name)).filter((path) => !tighten(path))
}
