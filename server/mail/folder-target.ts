import { chmod, mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { LeaseLost, MailNotSent, type MailTarget } from "./mail-target.ts"

/** Writes mail as `.eml` files into a folder that its owner alone can read. The same mail is always the same file. */
export function folderTarget(folder: string): MailTarget {
  return async ({ id, raw }, handingOver) => {
    const file = join(folder, `${id}.eml`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      await writeFile(`${file}.part`, raw, { mode: 0o600 })
      if (!(await handingOver())) throw new LeaseLost("Another process has the mail")
      await rename(`${file}.part`, file)
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      throw new MailNotSent({ problem: "folder", isAnswered: true })
    }
  }
}
