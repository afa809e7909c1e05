import { mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { temporaryData } from "#server/testing.ts"

/** Smaller forms of pictures, shared by the shops of all tests and runs: a form's name holds the hash of its picture. */
const sharedPictures = join(import.meta.dirname, "../node_modules/.cache/hanout/media-cache")

/** The data directory of a shop in the browser: its own but for the forms of pictures, which take longer to make than most
 *  tests. */
export function shopData() {
  const data = temporaryData()
  mkdirSync(sharedPictures, { recursive: true })
  // Windows makes links of folders without rights of their own as junctions.
  symlinkSync(sharedPictures, join(data.dir, "media-cache"), "junction")
  return data
}
