// Builds the storefront, the merchant's console and the shop's program, each when its sources have changed since its last build.
import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { ensureInstalled, findNode, root } from "./install.mjs"

const vite = "node_modules/vite/bin/vite.js"
const contracts = "api/(?:.*/)?contract[^/]*$"

/** What is built of which files, by which steps of Node, into which folder. */
const builds = {
  storefront: {
    sources: new RegExp(
      `^(?:(?:app|core|vite|public|sample/products)/|${contracts}|(?:vite|react-router)\\.config\\.ts$)`,
    ),
    folder: "build/storefront",
    steps: [
      ["scripts/icons.mjs", "app"],
      ["node_modules/@react-router/dev/bin.cjs", "build"],
    ],
  },
  console: {
    sources: new RegExp(`^(?:(?:console|core|vite|app/(?:fonts|styles|ui/drawings))/|${contracts})`),
    folder: "build/console",
    steps: [
      ["scripts/icons.mjs", "console"],
      [vite, "build", "console"],
    ],
  },
  program: {
    sources: /^(?:(?:api|core|db|server|strapi)\/|sample\/(?!pictures\/|studio\/))/,
    folder: "build/program",
    steps: [[vite, "build", "--config", "server/vite.config.ts"]],
  },
}

const shared = ["package.json", "package-lock.json", "tsconfig.json", "scripts/build.mjs", "scripts/icons.mjs"]
const single = [...shared, "vite.config.ts", "react-router.config.ts"]
const folders = ["api", "app", "console", "core", "db", "public", "sample", "server", "strapi", "vite"]

/** Hashes of all that is built, by path: without tests, and without the sprites, which a build writes itself. */
function hashSources() {
  const names = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^icons\.(css|svg)$|\.test\.tsx?$/.test(entry.name))
      .map((entry) =>
        join(entry.parentPath ?? entry.path, entry.name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((name) => Object.values(builds).some(({ sources }) => sources.test(name))),
  )
  const read = (name) =>
    createHash("sha256")
      .update(readFileSync(join(root, name)))
      .digest("hex")
  return [...single, ...names].sort().map((name) => ({ name, hash: read(name) }))
}

const run = promisify(execFile)

/** The storefront's build takes longest: the others have the processor time that it leaves.
 *  @throws what a step printed, when it failed */
async function build(node, name, { folder, steps }) {
  console.log(`Building the ${name}…`)
  rmSync(join(root, folder), { recursive: true, force: true })
  const options = { cwd: root, env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 64 * 1024 * 1024 }
  for (const step of steps) {
    const running = run(node, step, options)
    const { child } = running
    if (name !== "storefront" && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    process.once("exit", () => child.kill())
    await running.catch(({ stdout, stderr, message }) => {
      throw new Error(`${stdout ?? ""}\n${stderr ?? message}\nThe ${name} could not be built.`)
    })
  }
}

/** The builds that are stale, with what tells their sources apart. They are not complete from now on. */
function findStale(names) {
  // What changes while it is built is not in the build.
  const all = names.length > 0 ? hashSources() : []
  const each = names.map((name) => {
    const own = all.filter((file) => shared.includes(file.name) || builds[name].sources.test(file.name))
    const sources = createHash("sha256").update(JSON.stringify(own)).digest("hex")
    return { name, sources, stamp: join(root, `build/.${name}`) }
  })
  const stale = each.filter(({ stamp, sources }) => !existsSync(stamp) || readFileSync(stamp, "utf8") !== sources)
  for (const { stamp } of stale) rmSync(stamp, { force: true })
  return stale
}

/** Runs builds side by side and prints what fails.
 *  @param isStopping whether they are stopped with the program that runs them
 *  @returns whether all succeeded */
async function buildAll(node, stale, isStopping = () => false) {
  const ensure = async ({ name, sources, stamp }) => {
    await build(node, name, builds[name])
    writeFileSync(stamp, sources)
  }
  const results = await Promise.allSettled(stale.map(ensure))
  for (const { reason } of results) if (reason && !isStopping()) console.error(reason.message)
  return results.every(({ status }) => status === "fulfilled")
}

/** Builds what is stale, side by side. Quiet when nothing is. Tests and benchmarks that this process starts run the built
 *  program. Ends the program with status 1 when a build fails.
 *  @param names of builds; all when left out
 *  @param later names of builds that the caller does not wait for
 *  @returns builds those; resolves to whether that succeeded. What it is given tells whether the caller is being stopped */
export async function ensureBuilt(node, names = Object.keys(builds), later = []) {
  const stale = findStale([...names, ...later])
  if (
    !(await buildAll(
      node,
      stale.filter(({ name }) => names.includes(name)),
    ))
  )
    process.exit(1)
  process.env.BUILT_PROGRAM ??= join(root, "build/program/main.js")
  return () =>
    buildAll(
      node,
      stale.filter(({ name }) => later.includes(name)),
    )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled({ tools: false })
  await ensureBuilt(findNode())
}
