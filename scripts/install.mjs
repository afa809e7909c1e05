// Brings node_modules up to date and finds the project's own Node. Runs on any Node from 20 on: plain JavaScript.
import { execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..")
const windows = process.platform === "win32"
const npmName = windows ? "npm.cmd" : "npm"

/** Packages by folder, as a lock file lists them; none when there is no such file. */
function packagesIn(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {}
}

const has = (wanted, value) => wanted === undefined || [wanted].flat().includes(value)

/** Whether a package of the lock file is Node for this machine; the C library of Linux counts, too. */
function isOwnNode(path, { os, cpu, libc }) {
  if (!path.startsWith("node_modules/node-") || !os || !has(os, process.platform) || !has(cpu, process.arch))
    return false
  return !libc || has(libc, process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl")
}

/** Whether what npm says it installed is what the lock file wants. Optional packages may be other machines' native parts,
 *  but for this machine's Node, which npm 9 leaves out and says nothing.
 *  @param tools whether the packages of tests and checks are wanted */
function isInstalled(installed, tools) {
  const isThere = ([path, entry]) =>
    path === "" ||
    (entry.dev && !tools) ||
    installed[path]?.version === entry.version ||
    (entry.optional && !installed[path] && !isOwnNode(path, entry))
  return Object.entries(packagesIn("package-lock.json")).every(isThere)
}

/** npm 9 leaves out native parts and says nothing, so an npm before 11 fetches this one: the bytes with this hash or none. */
const newerNpm = {
  version: "11.19.1",
  integrity: "sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==",
}

/** Fetches the newer npm into a temporary folder, which is deleted when this program ends, and unpacks it there. Its package
 *  holds all that it needs.
 *  @returns its program; undefined when it cannot be fetched or is another file than the known one */
function fetchNpm() {
  const folder = mkdtempSync(join(tmpdir(), "hanout-npm-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  const { version, integrity } = newerNpm
  const pack = ["pack", `npm@${version}`, "--ignore-scripts", "--loglevel=error"]
  const { status } = spawnSync(npmName, pack, { cwd: folder, stdio: ["ignore", "ignore", 2], shell: windows })
  const name = `npm-${version}.tgz`
  if (status !== 0 || !existsSync(join(folder, name))) return undefined
  const found = `sha512-${createHash("sha512")
    .update(readFileSync(join(folder, name)))
    .digest("base64")}`
  if (found !== integrity) {
    console.error(`npm ${version} is another file than the known one: its hash is ${found}. It is not run.`)
    return undefined
  }
  const unpacked = spawnSync("tar", ["-xzf", name], { cwd: folder, stdio: ["ignore", "ignore", 2] })
  return unpacked.status === 0 ? join(folder, "package/bin/npm-cli.js") : undefined
}

/** The npm that runs this program, as `npm start` does, where it is 11 or newer: to ask npm for its version takes half a second. */
function runningNpm() {
  const { npm_config_user_agent: agent = "", npm_execpath: program = "" } = process.env
  return Number.parseInt(agent.replace(/^npm\//, ""), 10) >= 11 && program.endsWith("npm-cli.js") ? program : undefined
}

let newerProgram = runningNpm()

/** The command that runs npm 11 or newer; undefined when there is none. */
function npmCommand() {
  if (newerProgram) return [process.execPath, newerProgram]
  const version = execFileSync(npmName, ["--version"], { encoding: "utf8", shell: windows })
  if (Number.parseInt(version, 10) >= 11) return [npmName]
  newerProgram = fetchNpm()
  return newerProgram && [process.execPath, newerProgram]
}

/** How npm asks the machine for memory and threads: it unpacks 18 000 files. Huge pages that stay with the process save most of
 *  its page faults (mallopt of glibc; other systems ignore it), and more threads than processors wait for each other. */
const npmEnv = {
  GLIBC_TUNABLES:
    "glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=4294967296:glibc.malloc.top_pad=67108864",
  UV_THREADPOOL_SIZE: String(Math.min(availableParallelism(), 4)),
}

/** Runs npm 11 or newer in a folder and shows what it prints, on the error output: a program may answer on the other.
 *  @returns whether it did what was asked */
export function npm(args, cwd = root) {
  const [program, ...first] = npmCommand() ?? []
  if (!program) return false
  const stdio = ["inherit", 2, 2]
  const env = { ...npmEnv, ...process.env }
  const shown = spawnSync(program, [...first, ...args], { cwd, env, stdio, shell: windows && program === npmName })
  return shown.status === 0
}

/** The version that a Node program reports, such as `24.21.0`; undefined when it does not run on this machine. */
function nodeVersion(program) {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" })
  return status === 0 ? stdout.trim().replace(/^v/, "") : undefined
}

/** The Node that Hanout runs on: that of the package which npm has installed for this platform, else the machine's own from 24
 *  on. Ends the program when there is neither, or when the installed one is not the pinned version. */
export function findNode() {
  const { optionalDependencies: pinned } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  for (const name of Object.keys(pinned)) {
    const program = join(root, `node_modules/${name}/bin`, windows ? "node.exe" : "node")
    const version = existsSync(program) && nodeVersion(program)
    if (version === pinned[name]) return program
    if (version) {
      console.error(`${program} is Node ${version}, not ${pinned[name]}. Delete node_modules and start again.`)
      process.exit(1)
    }
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(
    `Hanout runs on Node 24, and no package in node_modules brings it for this machine (${process.platform} ${process.arch}): ` +
      "install Node 24 or newer, or delete node_modules and start again.",
  )
  process.exit(1)
}

/** Removes the headers of Node's package, 67 MB for compiling native parts: all of those come compiled. */
function removeHeaders() {
  for (const name of readdirSync(join(root, "node_modules")).filter((name) => name.startsWith("node-")))
    rmSync(join(root, "node_modules", name, "include"), { recursive: true, force: true })
}

/** Installs what is missing, whatever NODE_ENV says. Quiet when nothing is. npm checks every package against the lock
 *  file's hash, and runs no package's script.
 *  @param options.tools with the packages of tests and checks, `devDependencies`: the shop runs and is built without them.
 *  They come beside those of a shop that may be running, and stay where they are installed */
export function ensureInstalled({ tools = true } = {}) {
  const installed = packagesIn("node_modules/.package-lock.json")
  if (isInstalled(installed, tools)) return
  const isToolless = isInstalled(installed, false)
  const withTools = tools || Object.values(installed).some(({ dev }) => dev)
  console.log(isToolless ? "Installing the tools of tests and checks (once)…" : "Installing packages (once)…")
  // The lock file has the hash of each package: what npm's cache has is not asked for again.
  const quiet = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
  const command = isToolless ? ["install", "--no-save"] : ["ci"]
  if (npm([...command, withTools ? "--include=dev" : "--omit=dev", ...quiet])) return removeHeaders()
  console.error("The packages could not be installed: see npm's message above.")
  process.exit(1)
}
