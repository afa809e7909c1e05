import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import type { Plugin } from "vite"

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const compress = promisify(brotliCompress)

async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file)
  if (body.length < 512 || existsSync(`${file}.br`)) return
  writeFileSync(`${file}.br`, await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

/** Writes a Brotli copy beside each built file of text that is worth it; not beside Vite's own, which go again. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => /^(?!.*\.vite).*\.(js|css|svg|json|txt|webmanifest)$/.test(file))
  await Promise.all(files.map(compressFile))
}

/** Puts the files of the islands in the place of the router's scripts, which no page loads.
 *  @param client folder of the browser's files */
export function takeScripts(client: string): void {
  const assets = join(client, "assets")
  for (const file of filesUnder(assets)) if (file.endsWith(".js")) rmSync(file)
  cpSync("build/islands/assets", assets, { recursive: true })
}

/** Writes what tells browsers that there is a new build: its id, and a manifest with its files.
 *  @param client folder of the browser's files
 *  @param id version of the build, as its pages tell it */
export function announceBuild(client: string, id: string): void {
  const files = filesUnder(join(client, "assets")).map((file) => file.slice(client.length).replaceAll("\\", "/"))
  mkdirSync(join(client, "builds/meta"), { recursive: true })
  writeFileSync(join(client, `builds/meta/${id}.json`), JSON.stringify({ id, timestamp: Date.now(), files }))
  writeFileSync(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp: Date.now() }))
}

/** Compresses what a build for the browser has written.
 *  @param waits whether the build waits for it; another step may go on meanwhile */
export function compressed({ waits }: { waits: boolean }): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // Not at the bundle's close, which comes after a build that failed, too.
    writeBundle({ dir = "" }) {
      const done = compressFiles(dir)
      return waits ? done : undefined
    },
  }
}
