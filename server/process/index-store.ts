import { createHash } from "node:crypto"
import { join } from "node:path"
import type { IndexStore } from "#api/catalogue/listing/index-store.ts"
import { readWhole, writeWhole } from "../pictures/whole-files.ts"

/** Bytes of the hash at the beginning of a file. */
const hashLength = 32

/** Keeps the indexes of the catalogue in `DATA_DIR/catalogue-index`, a file a language. A file begins with a hash of what made
 *  it and of its bytes: one of another build, or a damaged one, is none.
 *  @param build names the program that makes the indexes, and understands them */
export function indexStore(dataDir: string, build: string): IndexStore {
  const pathOf = (locale: string) => join(dataDir, "catalogue-index", `${locale}.index`)
  const hashOf = (bytes: Uint8Array) =>
    createHash("sha256").update(`${build} ${process.version} `).update(bytes).digest()
  return {
    async read(locale) {
      const file = await readWhole(pathOf(locale))
      const bytes = file?.subarray(hashLength)
      return file && bytes && hashOf(bytes).equals(file.subarray(0, hashLength)) ? bytes : undefined
    },
    write: (locale, bytes) => writeWhole(pathOf(locale), Buffer.concat([hashOf(bytes), bytes])),
  }
}
