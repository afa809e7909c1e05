import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** Reads a file. An empty one is what a power cut can leave of one that was just written.
 *  @returns undefined when there is none, or an empty one */
export async function readWhole(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && bytes.length > 0 ? bytes : undefined
}

/** Writes a file and its folder. No reader, in this process or another, ever sees half of it. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
