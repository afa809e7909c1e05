import { cpSync, mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { temporaryData } from "#server/testing.ts"

/** What `template.ts` tells the workers: a database with the sample shop, and a folder for smaller forms of pictures. */
export const templateVariable = "HANOUT_TEST_TEMPLATE"
export const pictureFolderVariable = "HANOUT_TEST_PICTURES"

/** The data directory of a shop in the browser. Its own but for the forms of pictures, which take longer to make than most
 *  tests: a form's name holds the hash of its picture, and its folder's name that of the code.
 *  @param content `sample`: the sample shop, as a shop that starts on an empty folder loads it; `nothing`: not even tables */
export function shopData(content: "sample" | "nothing" = "sample") {
  const data = temporaryData()
  const template = process.env[templateVariable]
  const pictures = process.env[pictureFolderVariable]
  if (!template || !pictures) throw new Error("playwright.config.ts makes the template before all tests")
  if (content === "sample") cpSync(template, join(data.dir, "hanout.db"))
  mkdirSync(pictures, { recursive: true })
  // Windows makes links of folders without rights of their own as junctions.
  symlinkSync(pictures, join(data.dir, "media-cache"), "junction")
  return data
}
