// Brings node_modules up to date and finds the project's own Node. Runs on any Node from 20 on: plain JavaScript.
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..")
const windows = process.platform === "win32"
const npmName = windows ? "npm.cmd" : "npm"
const ownNode = join(root, "node_modules/node/bin", windows ? "node.exe" : "node")

/** Packages by folder, as a lock file lists them; none when there is no such file. */
function packagesIn(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {}
}

/** The console has packages of its own: its framework wants an older router than the storefront's. */
const folders = [".", "console"]

/** Whether what npm says it installed is what the lock file wants. Optional packages are other machines' native parts. */
function isInstalled(folder) {
  const installed = packagesIn(join(folder, "node_modules/.package-lock.json"))
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(
    ([path, { version, optional }]) =>
      path === "" || installed[path]?.version === version || (optional && !installed[path]),
  )
}

/** npm 10 does not install the native parts of Vite 8, so an older npm runs a newer one. */
function npmArguments() {
  const version = execFileSync(npmName, ["--version"], { encoding: "utf8", shell: windows })
  return Number.parseInt(version, 10) >= 11 ? [] : ["exec", "--yes", "--", "npm@11"]
}

/** Runs npm 11 or newer in a folder and shows what it prints, on the error output: a program may answer on the other.
 *  @returns whether it did what was asked */
export function npm(args, cwd = root) {
  const stdio = ["inherit", 2, 2]
  const shown = spawnSync(npmName, [...npmArguments(), ...args], { cwd, stdio, shell: windows })
  return shown.status === 0
}

function worksAsNode24(binary) {
  const answer = spawnSync(binary, ["--version"], { encoding: "utf8" })
  return answer.status === 0 && /^v2[4-9]\./.test(answer.stdout)
}

/** The Node that Hanout runs on: the one of its own `node` dependency, or the machine's when that is new enough. */
export function findNode() {
  if (worksAsNode24(ownNode)) return ownNode
  // Some versions of npm do not run install scripts, which is how the `node` package fetches its binary.
  if (existsSync(join(root, "node_modules/node"))) npm(["rebuild", "node", "--foreground-scripts"])
  if (worksAsNode24(ownNode)) return ownNode
  if (worksAsNode24(process.execPath)) return process.execPath
  console.error(
    "Hanout runs on Node 24, which npm was asked to bring but did not. Try `npm rebuild node`, or install Node 24.",
  )
  process.exit(1)
}

/** Installs what is missing, what the shop is built with too, whatever NODE_ENV says. Quiet when nothing is. */
export function ensureInstalled() {
  const missing = folders.filter((folder) => !isInstalled(folder))
  if (missing.length === 0) return
  console.log("Installing packages (once)…")
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
  for (const folder of missing) {
    if (npm(["ci", "--include=dev", ...quiet], join(root, folder))) continue
    console.error("The packages could not be installed: see npm's message above.")
    process.exit(1)
  }
}
