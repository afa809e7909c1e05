import { createHash } from "node:crypto"
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { startProcess, temporaryData } from "#server/testing.ts"
import { pictureFolderVariable, templateVariable } from "./shop-data.ts"

const root = join(import.meta.dirname, "..")
const pictureCaches = join(root, "node_modules/.cache/hanout/media-cache")

/** Names the code that makes the smaller forms of pictures, and the version of its library. */
function pictureCodeHash() {
  const folder = join(root, "server/pictures")
  const files = readdirSync(folder).filter((name) => !name.includes(".test."))
  const hash = createHash("sha256")
  for (const name of files.sort()) hash.update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(root, "node_modules/sharp/package.json")))
  return hash.digest("hex").slice(0, 16)
}

/** A folder for forms of pictures that no other code has made: what is there is what this shop would make. */
function ownPictureFolder() {
  const name = pictureCodeHash()
  mkdirSync(join(pictureCaches, name), { recursive: true })
  for (const other of readdirSync(pictureCaches))
    if (other !== name) rmSync(join(pictureCaches, other), { recursive: true, force: true })
  return join(pictureCaches, name)
}

/** Before all tests: one shop starts on an empty folder, and its database is what the shops of the tests begin with.
 *  @returns removes it */
export default async function makeTemplate() {
  const data = temporaryData()
  const template = join(data.dir, "template.db")
  const shop = await startProcess("api", { DATA_DIR: data.dir })
  const code = await shop.stop()
  if (code !== 0) throw new Error(`The shop of the template ended with ${code}:\n${shop.printed()}`)
  cpSync(join(data.dir, "hanout.db"), template)
  process.env[templateVariable] = template
  process.env[pictureFolderVariable] = ownPictureFolder()
  return data.remove
}
