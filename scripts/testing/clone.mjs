// npm test -- clone [start]: the two commands of the README, `npm start` and `npm test`, on a fresh clone of the last commit in
// an empty folder: an empty home, an empty npm cache, no browser of Playwright's, none of this shell's settings. `start` leaves out
// `npm test`, which takes most of the time.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import process from "node:process"
import { setTimeout as delay } from "node:timers/promises"
import { root } from "../install.mjs"
import { durationText } from "./screen.mjs"

const pages = ["/", "/ar", "/en"]
/** Milliseconds until the shop is taken for broken: the installation is part of it. */
const maxStart = 15 * 60_000

const folder = mkdtempSync(join(tmpdir(), "hanout-clone-"))
const clone = join(folder, "shop")
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

/** What a machine has set for its network: without it npm reaches no registry. */
const network = /^(npm_config_registry|node_extra_ca_certs|ssl_cert_file|(https?|no)_proxy|ci)$/i

function emptyEnvironment() {
  for (const name of ["home", "npm"]) mkdirSync(join(folder, name))
  const outside = (entry) => !entry.includes("node_modules")
  const userConfig = spawnSync("npm", ["config", "get", "userconfig"], { encoding: "utf8" }).stdout.trim()
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name))),
    PATH: (process.env.PATH ?? "").split(delimiter).filter(outside).join(delimiter),
    HOME: join(folder, "home"),
    npm_config_userconfig: userConfig,
    npm_config_cache: join(folder, "npm"),
    PLAYWRIGHT_BROWSERS_PATH: join(folder, "browsers"),
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}

/** `npm start` until the home page answers in every language, then the console, and its end by a signal. */
async function start(env) {
  const port = await freePort()
  const from = Date.now()
  const shop = spawn("npm", ["start"], {
    cwd: clone,
    stdio: "inherit",
    detached: true,
    env: { ...env, HOST: "127.0.0.1", PORT: String(port) },
  })
  const ended = once(shop, "exit")
  try {
    for (const path of [...pages, "/admin"]) {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
        if (answer?.ok) break
        // The console is built while the shop already answers.
        const isBuilding = path === "/admin" && answer?.status === 503
        if (answer && !isBuilding) throw new Error(`${path} answered ${answer.status}`)
        if (shop.exitCode !== null) throw new Error(`npm start ended with ${shop.exitCode}`)
        if (Date.now() - from > maxStart) throw new Error(`${path} did not answer within ${durationText(maxStart)}`)
        await delay(250)
      }
      console.log(`npm start: ${path} answered after ${durationText(Date.now() - from)}`)
    }
  } finally {
    // npm and the shop are one group, which this program made.
    if (shop.exitCode === null) process.kill(-shop.pid, "SIGTERM")
    await ended
  }
}

async function test(env) {
  const from = Date.now()
  const child = spawn("npm", ["test"], { cwd: clone, stdio: ["ignore", "inherit", "inherit"], env })
  const [status] = await once(child, "exit")
  console.log(`npm test: ended with ${status} after ${durationText(Date.now() - from)}`)
  return status ?? 1
}

const cloned = spawnSync("git", ["clone", "--quiet", root, clone], { stdio: "inherit" })
if (cloned.status !== 0) process.exit(1)
const env = emptyEnvironment()
try {
  await start(env)
} catch (error) {
  console.error(`npm start failed: ${error.message}`)
  process.exit(1)
}
process.exit(process.argv[2] === "start" ? 0 : await test(env))
