// Builds the storefront, the merchant's console and the shop's program, each when its sources have changed since its last build.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { brotliCompressSync, constants } from "node:zlib"
import { ensureInstalled, findNode, root } from "./install.mjs"

const shared = ["package-lock.json", "tsconfig.json", "scripts/build.mjs", "scripts/icons.mjs"]

/** The sample shop without its pictures, which no build reads. */
const sampleText = ["pages", "picture-texts", "posts", "products", "sections"].map((name) => `sample/${name}`)
const sampleFiles = readdirSync(join(root, "sample"))
  .filter((name) => name.endsWith(".ts"))
  .map((name) => `sample/${name}`)

/** What is built: from which folders and files (and the contracts of the API), by which programs, into which folders. */
const builds = [
  {
    name: "storefront",
    sources: ["app", "core", "vite", "public", "sample/products"],
    single: [...shared, "vite.config.ts", "react-router.config.ts"],
    folders: ["build/client", "build/server"],
    steps: [
      ["scripts/icons.mjs", "app"],
      ["node_modules/@react-router/dev/bin.cjs", "build"],
      // It checks what the routes' metadata names as soon as it is loaded.
      ["--input-type=module", "--eval", "await import('./build/server/index.js')"],
    ],
    after() {
      tellOfBuild()
      compress("build/client")
    },
  },
  {
    name: "console",
    sources: ["console", "core", "app/fonts", "app/ui/drawings"],
    single: [
      ...[...shared, "vite/css-modules.ts"],
      ...["tokens", "fonts", "base"].map((name) => `app/styles/${name}.css`),
      ...["buttons", "fields", "marks"].map((name) => `app/styles/${name}.module.css`),
    ],
    folders: ["build/console"],
    steps: [
      ["scripts/icons.mjs", "console"],
      ["node_modules/vite/bin/vite.js", "build", "console"],
    ],
    after: () => compress("build/console"),
  },
  {
    // After the storefront's, which empties `build/`.
    name: "program",
    sources: ["api", "core", "db", "server", "strapi", ...sampleText],
    single: [...shared, "package.json", ...sampleFiles],
    folders: ["build/program"],
    steps: [["node_modules/vite/bin/vite.js", "build", "--config", "server/vite.config.ts"]],
    after() {},
  },
]

/** Without the sprites, which are written by the build itself. */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^icons\.(css|svg)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : join(root, folder, entry.name)))
    .sort()
}

function filesOf({ sources, single }) {
  const contracts = filesUnder("api").filter((file) => basename(file).startsWith("contract"))
  return [...sources.flatMap(filesUnder), ...contracts, ...single.map((name) => join(root, name))]
}

/** A hash of files by their paths and what `tell` says of each. */
function fingerprint(files, tell) {
  const hash = createHash("sha256")
  for (const file of files) hash.update(file.slice(root.length)).update(tell(file))
  return hash.digest("hex")
}

const looked = new Map()

/** When a file was changed, and its size: a third to a half of the work of reading it. Asked once a file, which several builds share. */
function shallow(file) {
  const known = looked.get(file)
  if (known) return known
  const { mtimeMs, ctimeMs, size } = statSync(file)
  const look = `${mtimeMs} ${ctimeMs} ${size}`
  looked.set(file, look)
  return look
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

function ensureOneBuilt(node, build) {
  const stamp = join(root, `build/.${build.name}`)
  const files = filesOf(build)
  // What changes while it is built is not in the build.
  const looks = fingerprint(files, shallow)
  const [knownLooks, known] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : []
  if (looks === knownLooks) return
  const sources = fingerprint(files, (file) => readFileSync(file))
  if (sources === known) return writeFileSync(stamp, `${looks}\n${sources}`)
  console.log(`Building the ${build.name}…`)
  rmSync(stamp, { force: true })
  for (const folder of build.folders) rmSync(join(root, folder), { recursive: true, force: true })
  for (const step of build.steps) {
    const done = spawnSync(node, step, { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } })
    if (done.status !== 0) {
      console.error(`${done.stdout}\n${done.stderr}\nThe ${build.name} could not be built.`)
      process.exit(1)
    }
  }
  build.after()
  writeFileSync(stamp, `${looks}\n${sources}`)
}

/** Builds what is stale. Quiet when nothing is. Tests and benchmarks that this process starts run the built program.
 *  @param names of builds; all when left out */
export function ensureBuilt(node, names = builds.map(({ name }) => name)) {
  for (const build of builds) if (names.includes(build.name)) ensureOneBuilt(node, build)
  process.env.BUILT_PROGRAM ??= join(root, "build/program/main.js")
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled({ tools: false })
  ensureBuilt(findNode())
}
