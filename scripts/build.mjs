// Builds the storefront when its sources have changed since the last build.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { brotliCompressSync, constants } from "node:zlib"
import { ensureInstalled, findNode, root } from "./install.mjs"

const sources = ["app", "core", "vite", "api/contract", "public", "sample/products"]
const single = [
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/build.mjs",
  "scripts/icons.mjs",
]
const stamp = join(root, "build/.source")

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function fingerprint() {
  const hash = createHash("sha256")
  for (const file of [...sources.flatMap(filesUnder), ...single.map((name) => join(root, name))]) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest("hex")
}

function compress(folder) {
  for (const file of filesUnder(folder)) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(file)) continue
    const body = readFileSync(file)
    if (body.length < 512) continue
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

/** Writes what tells browsers that there is a new build: its id, and a manifest with its files. */
function tellOfBuild() {
  const assets = filesUnder("build/client/assets")
  const manifest = assets.find((file) => /manifest-[\w-]+\.js$/.test(file))
  const { version: id } = JSON.parse(
    readFileSync(manifest, "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;\s*$/, ""),
  )
  const folder = join(root, "build/client/builds")
  const files = assets.map((file) => file.slice(join(root, "build/client").length).replaceAll("\\", "/"))
  mkdirSync(join(folder, "meta"), { recursive: true })
  writeFileSync(join(folder, `meta/${id}.json`), JSON.stringify({ id, timestamp: Date.now(), files }))
  writeFileSync(join(folder, "latest.json"), JSON.stringify({ id, timestamp: Date.now() }))
}

/** Builds what is stale. Quiet when nothing is. */
export function ensureBuilt(node) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()) return
  console.log("Building the storefront…")
  rmSync(join(root, "build"), { recursive: true, force: true })
  const steps = [["scripts/icons.mjs"], ["node_modules/@react-router/dev/bin.cjs", "build"]]
  for (const step of steps) {
    const done = spawnSync(node, step, { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } })
    if (done.status !== 0) {
      console.error(`${done.stdout}\n${done.stderr}\nThe storefront could not be built.`)
      process.exit(1)
    }
  }
  tellOfBuild()
  compress("build/client")
  mkdirSync(join(root, "build"), { recursive: true })
  writeFileSync(stamp, fingerprint())
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  ensureBuilt(findNode())
}
