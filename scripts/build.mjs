// Builds the storefront, the merchant's console and the shop's program, each when its sources have changed since its last build.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { join, sep } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { answerHelp } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

const shared = "package(?:-lock)?\\.json|tsconfig\\.json|scripts/(?:build|icons)\\.mjs|api/(?:.*/)?contract[^/]*"
const quiet = ["--logLevel", "error"]

/** Each build's sources, as the beginning of paths, and the steps of Node that make it, in `build/NAME`. */
const builds = {
  storefront: {
    sources: "(?:app|core|vite|public|sample/products)/.*|(?:vite|vite\\.islands|react-router)\\.config\\.ts",
    steps: [
      "scripts/icons.mjs app",
      "node_modules/vite/bin/vite.js build --config vite.islands.config.ts",
      "node_modules/@react-router/dev/bin.cjs build",
    ],
  },
  console: {
    sources: "(?:console|core|vite|app/(?:fonts|styles|ui/drawings))/.*",
    steps: ["scripts/icons.mjs console", "node_modules/vite/bin/vite.js build console"],
  },
  program: {
    sources:
      "(?:api|carriers|core|db|server|strapi)/.*|vite/ascii-scripts\\.ts|sample/(?!pictures/|studio/).*|" +
      "app/(?:catalogue/product/product-page-layouts|api-client/transport/api-endpoints\\.server)\\.ts",
    steps: ["node_modules/vite/bin/vite.js build --config server/vite.config.ts"],
  },
}

const folders = ["api", "app", "carriers", "console", "core", "db", "public", "sample", "server", "strapi", "vite"]
const single = ["package.json", "package-lock.json", "tsconfig.json", "scripts/build.mjs", "scripts/icons.mjs"]

/** @param all paths of all sources
 *  @returns those of a build */
export function sourcesOf(name, all = findSources()) {
  const own = new RegExp(`^(?:${shared}|${builds[name].sources})$`)
  return all.filter((path) => own.test(path))
}

/** The paths of all sources: without tests, and without the sprites, which a build writes itself. */
function findSources() {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^icons\.(css|svg)$|\.test\.tsx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, "/"),
    )
  return [...single, "vite.config.ts", "vite.islands.config.ts", "react-router.config.ts", ...files].sort()
}

/** The builds that are stale, with the hash of their sources. They are not complete from now on; what changes while they are made
 *  is not in them. */
function findStale(names) {
  const sources = names.length > 0 ? findSources() : []
  const known = new Map()
  const read = (path) => known.get(path) ?? known.set(path, readFileSync(join(root, path))).get(path)
  const all = names.map((name) => {
    const hash = createHash("sha256")
    for (const path of sourcesOf(name, sources)) hash.update(`\n${path}\n`).update(read(path))
    return { name, hash: hash.digest("hex"), stamp: join(root, `build/.${name}`) }
  })
  const stale = all.filter(({ stamp, hash }) => !existsSync(stamp) || readFileSync(stamp, "utf8") !== hash)
  for (const { stamp } of stale) rmSync(stamp, { force: true })
  return stale
}

/** Runs a step of a build. The storefront's takes longest: the others have the processor time that it leaves.
 *  @returns how it ended: 0, another status, or the signal that ended it */
const runStep = (node, name, step) =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: "production" }
    const child = spawn(node, [...step.split(" "), ...quiet], { cwd: root, stdio: ["ignore", 2, 2], env })
    if (name !== "storefront" && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    process.once("exit", () => child.kill())
    child.once("error", ({ message }) => resolve(message)).once("exit", (code, signal) => resolve(signal ?? code))
  })

/** @returns whether it is built. It says so when it is not, but when it was stopped */
async function build(node, { name, hash, stamp }) {
  console.log(`Building the ${name}…`)
  rmSync(join(root, "build", name), { recursive: true, force: true })
  for (const step of builds[name].steps) {
    const end = await runStep(node, name, step)
    if (end !== 0 && !["SIGINT", "SIGTERM", "SIGHUP"].includes(end))
      console.error(`The ${name} could not be built (${end}).`)
    if (end !== 0) return false
  }
  writeFileSync(stamp, hash)
  return true
}

/** Builds what is stale, side by side. Quiet when nothing is. Tests and benchmarks that this process starts run the built
 *  program. Ends the program with status 1 when a build fails.
 *  @param names of builds; all when left out
 *  @param later names of builds that the caller does not wait for
 *  @returns builds those */
export async function ensureBuilt(node, names = Object.keys(builds), later = []) {
  const stale = findStale([...names, ...later])
  const buildThose = (wanted) =>
    Promise.all(stale.filter(({ name }) => wanted.includes(name)).map((each) => build(node, each)))
  if ((await buildThose(names)).includes(false)) process.exit(1)
  process.env.BUILT_PROGRAM ??= join(root, "build/program/main.js")
  return () => buildThose(later)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  answerHelp({
    use: "npm run build",
    does: "Builds the storefront, the console and the shop's program into build/, each if its sources have changed.",
  })
  ensureInstalled({ tools: false })
  await ensureBuilt(findNode())
}
