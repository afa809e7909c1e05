import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

/** Milliseconds after which nobody writes a file any more. */
const abandoned = 86_400_000

/** The name of a backup until it is whole. */
export const unfinishedName = (file: string): string => `${file}.unfinished-${process.pid}`

const isUnfinished = (name: string) => /\.backup\.unfinished-\d+$/.test(name)

/** Removes what backups left in a folder whose process died: halves of files with customers' data, a day old.
 *  @param folder need not exist */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isUnfinished)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > abandoned) await rm(file, { force: true })
  }
}
