import { createHash } from "node:crypto"
import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { IndexStore } from "#api/catalogue/listing/index-store.ts"
import { readWhole, writeWhole } from "../pictures/whole-files.ts"

/** Bytes of the hash at the beginning of a file. */
const hashLength = 32

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest()

/** Keeps the indexes of the catalogue in `DATA_DIR/catalogue-index`, one file a language, whose name tells of which content and
 *  by which program. It begins with a hash of its bytes: a damaged one is none.
 *  @param build names the program that makes the indexes, and understands them */
export function indexStore(dataDir: string, build: string): IndexStore {
  const folder = join(dataDir, "catalogue-index")
  const nameOf = (locale: string, fingerprint: string) => {
    const key = sha256(`${build} ${process.version} ${fingerprint}`).toString("hex").slice(0, 32)
    return `${locale}-${key}.index`
  }
  const read: IndexStore["read"] = async (locale, fingerprint) => {
    const file = await readWhole(join(folder, nameOf(locale, fingerprint)))
    const bytes = file?.subarray(hashLength)
    return file && bytes && sha256(bytes).equals(file.subarray(0, hashLength)) ? bytes : undefined
  }
  return {
    read,
    async write(locale, fingerprint, bytes) {
      const name = nameOf(locale, fingerprint)
      const names = await readdir(folder).catch((): string[] => [])
      // A damaged one is written again.
      if (names.includes(name) && (await read(locale, fingerprint))) return
      await writeWhole(join(folder, name), Buffer.concat([sha256(bytes), bytes]))
      for (const other of names)
        if (other.startsWith(`${locale}-`) && other !== name) await rm(join(folder, other), { force: true })
    },
  }
}
