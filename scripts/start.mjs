// npm start | npm run start:api | npm run start:storefront | npm run dev
import { spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"
import { memoryEnv, memoryOptions } from "./process-memory.mjs"

const role = process.argv[2] ?? "all"

ensureInstalled({ tools: false })
const node = findNode()
const needed = {
  all: ["storefront", "console", "program"],
  api: ["console", "program"],
  storefront: ["storefront", "program"],
}
ensureBuilt(node, needed[role] ?? [])
if (role === "dev") for (const sheet of ["app", "console"]) spawnSync(node, ["scripts/icons.mjs", sheet], { cwd: root })

const program =
  role === "dev"
    ? [
        "--watch-path=api",
        "--watch-path=db",
        "--watch-path=core",
        "--watch-path=server",
        "--watch-preserve-output",
        "server/dev.ts",
      ]
    : [...memoryOptions, "build/program/main.js", role]
// What Node has compiled.
const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled")
const NODE_ENV = role === "dev" ? "development" : "production"
const env = { ...memoryEnv, NODE_COMPILE_CACHE, NODE_ENV, ...process.env }
const child = spawn(
  node,
  program.map((part) => (/^(?:server|build)\//.test(part) ? join(root, part) : part)),
  {
    cwd: root,
    stdio: "inherit",
    env,
  },
)

// The shop closes by itself and its end is this program's end; a second signal from a terminal does no harm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
