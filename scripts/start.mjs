// npm start | npm run start:api | npm run start:storefront | npm run dev
import { spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { answerHelp } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"
import { memoryEnv, memoryOptions } from "./process-memory.mjs"

const role = process.argv[2] ?? "all"
const isDev = role === "dev"

const roles = {
  all: ["npm start", "Builds what is stale and starts the shop: storefront, content API and console."],
  api: ["npm run start:api", "Builds what is stale and starts the content API and the console alone."],
  storefront: [
    "npm run start:storefront",
    "Builds what is stale and starts the storefront alone, over the API at API_BASE.",
  ],
  dev: ["npm run dev", "Starts the shop from its sources, with hot reload."],
}
const [use, does] = roles[role] ?? roles.all
answerHelp({
  use,
  does,
  settings: {
    "PORT, HOST": "where it listens",
    DATA_DIR: "folder of the shop's data",
    DATABASE_URL: "a PostgreSQL instead of SQLite",
    "…": "all settings are in README.md and docs/operations.md",
  },
})

ensureInstalled({ tools: false })
const node = findNode()
const needed = { all: ["storefront", "program"], api: ["program"], storefront: ["storefront", "program"] }
// The console says itself that it is not there yet: a first start answers some seconds sooner (server/http/console/built-console.ts).
const later = role === "all" || role === "api" ? ["console"] : []
const buildLater = await ensureBuilt(node, needed[role] ?? [], later)
if (isDev) for (const sheet of ["app", "console"]) spawnSync(node, ["scripts/icons.mjs", sheet], { cwd: root })

const watched = ["api", "carriers", "core", "db", "server", "strapi"].map((folder) => `--watch-path=${folder}`)
const program = isDev
  ? [...watched, "--watch-preserve-output", join(root, "server/dev.ts")]
  : [...memoryOptions, join(root, "build/program/main.js"), role]
// Code that Node has compiled.
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled")
const NODE_ENV = isDev ? "development" : "production"
const env = { ...memoryEnv, NODE_COMPILE_CACHE, NODE_ENV, ...process.env }
const child = spawn(node, program, { cwd: root, stdio: "inherit", env })
buildLater()

// The shop closes by itself and its end is this program's end; a second signal from a terminal does no harm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
