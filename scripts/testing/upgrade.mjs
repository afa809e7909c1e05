// npm test -- upgrade [e2e/NAME.spec.ts …]: the browser tests over a copy of the last commit with the newest versions of all
// packages that are compatible by their numbers (^). It says which versions were tried, and changes nothing here.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureChromium } from "../chromium.mjs"
import { ensureInstalled, findNode, npm, root } from "../install.mjs"

const folder = mkdtempSync(join(tmpdir(), "hanout-upgrade-"))
const copy = join(folder, "shop")
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const read = (...path) => JSON.parse(readFileSync(join(...path), "utf8"))

/** Ends the program when a step fails. */
function must(isDone, what) {
  if (isDone) return
  console.error(`${what} failed with the newest compatible versions.`)
  process.exit(1)
}

/** Versions of the packages that a `package.json` names, by their names. Node's own are left as they are: the shop starts on
 *  the pinned one alone. */
function versionsIn(place) {
  const { packages } = read(place, "package-lock.json")
  const { dependencies = {}, devDependencies = {} } = packages[""]
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version]))
}

/** Lets every exact version be any newer compatible one. */
function widen(place) {
  const manifest = read(place, "package.json")
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, version] of Object.entries(list ?? {})) if (/^\d/.test(version)) list[name] = `^${version}`
  }
  writeFileSync(join(place, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

function upgrade(place) {
  const before = versionsIn(place)
  widen(place)
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
  // Without the lock file: nothing in it holds a package back.
  rmSync(join(place, "package-lock.json"))
  must(npm(["install", "--include=dev", "--ignore-scripts", ...quiet], place), "npm install")
  const after = versionsIn(place)
  const newer = Object.keys(before).filter((name) => before[name] !== after[name])
  console.log(`${newer.length} of ${Object.keys(before).length} packages have a newer compatible version:`)
  for (const name of newer) console.log(`  ${name} ${before[name]} → ${after[name]}`)
}

ensureInstalled()
const chromium = ensureChromium(findNode())
must(spawnSync("git", ["clone", "--quiet", root, copy], { stdio: "inherit" }).status === 0, "git clone")
for (const place of [copy, join(copy, "console")]) if (existsSync(join(place, "package-lock.json"))) upgrade(place)

const node = findNode()
const run = (...args) =>
  spawnSync(node, args, { cwd: copy, stdio: "inherit", env: { ...process.env, TESTS: "full", CHROMIUM: chromium } })
    .status === 0
must(run("scripts/build.mjs"), "The build")
must(run("node_modules/@playwright/test/cli.js", "test", "--reporter=list", ...process.argv.slice(2)), "A browser test")
