// The process that owns one PostgreSQL of the tests: a new data folder, a free port on loopback, trust. Commands come as
// lines on stdin and are answered as lines on stdout. When stdin ends, however its other end died, all is removed.
import { spawn, spawnSync } from "node:child_process"
import { chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import process from "node:process"
import { createInterface } from "node:readline"
import { ensurePostgres } from "./postgres-programs.mjs"
import { memoryFolder } from "./testing/memory-folder.mjs"

const durable = process.argv.includes("--durable")
const maxConnections = Number(process.argv.find((each) => /^--max-connections=\d+$/.test(each))?.split("=")[1] ?? 300)
const shortLived = process.argv.includes("--short-lived")
const folder = mkdtempSync(join(tmpdir(), "hanout-postgres-"))
const dataFolder = shortLived ? memoryFolder("hanout-postgres-") : undefined
const data = join(dataFolder ?? folder, "data")
const environment = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" }
let server
let said = ""

const idOf = (user, option) => {
  const { status, stdout } = spawnSync("id", [option, user], { encoding: "utf8" })
  return status === 0 ? Number(stdout) | 0 : undefined
}

/** PostgreSQL refuses to run as root, so it runs as another user of the machine then. */
function serverUser() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ["postgres", "nobody"]) {
    const uid = idOf(user, "-u")
    const gid = idOf(user, "-g")
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error("PostgreSQL does not run as root, and the machine has neither a user postgres nor nobody.")
}

/** The programs where that user can reach them: a copy when they lie in a folder of root's. */
function reachable(bin, user) {
  const reached = spawnSync(join(bin, "postgres"), ["--version"], { ...user, cwd: folder })
  if (reached.status === 0) return bin
  cpSync(dirname(bin), join(folder, "programs"), { recursive: true, verbatimSymlinks: true })
  return join(folder, "programs", "bin")
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** All processes with their parents: from /proc where there is one, else from ps. */
function processes() {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
            .replace(/^.*\) /s, "")
            .split(" ")
          return [[Number(pid), Number(parent)]]
        } catch {
          return []
        }
      })
  } catch {
    const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    return stdout
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
  }
}

/** Sends a signal to the server and to each process that it started for a connection or for its own work. */
function signalAll(signal) {
  const children = processes().filter(([, parent]) => parent === server.pid)
  for (const pid of [server.pid, ...children.map(([pid]) => pid)]) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
  }
}

const user = serverUser()
const bin = reachable(ensurePostgres(), user)
const quick = ["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=2GB"]
// Databases of tests are gone before their statistics matter.
const noUpkeep = ["autovacuum=off"]

function initialise() {
  for (const own of [folder, dataFolder]) if (own && user.uid !== undefined) chownSync(own, user.uid, user.gid)
  const options = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
  const made = spawnSync(join(bin, "initdb"), options, { ...user, cwd: folder, env: environment, encoding: "utf8" })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? ""}${made.stdout}${made.stderr}`)
}

/** Starts the server once. @returns whether it takes connections */
function launch(port) {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `max_connections=${maxConnections}`,
  ]
  const options = [...settings, ...(durable ? [] : quick), ...(shortLived ? noUpkeep : [])].flatMap((setting) => [
    "-c",
    setting,
  ])
  said = ""
  server = spawn(join(bin, "postgres"), ["-D", data, ...options], {
    ...user,
    cwd: folder,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  })
  const launched = server
  launched.gone = new Promise((resolve) => launched.on("exit", resolve))
  return new Promise((resolve) => {
    launched.gone.then(() => resolve(false))
    launched.stderr.on("data", (chunk) => {
      said = (said + chunk).slice(-5000)
      if (said.includes("ready to accept connections")) resolve(true)
    })
  })
}

/** Starts the server again on its port: after a kill, the processes of the last one may need a moment to be gone. */
async function start(port) {
  const until = Date.now() + 20_000
  while (!(await launch(port))) {
    if (
      !/pre-existing shared memory|lock file|could not bind|Address already in use/.test(said) ||
      Date.now() > until
    ) {
      throw new Error(`PostgreSQL did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function startSomewhere() {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    if (await launch(port)) return port
    if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${said}`)
  }
}

async function end() {
  if (server && server.exitCode === null && server.signalCode === null) {
    signalAll("SIGCONT")
    server.kill("SIGQUIT")
    await server.gone
  }
  for (const own of [folder, dataFolder]) if (own) rmSync(own, { recursive: true, force: true })
}

// Whoever started this may be gone before it hears of it; the end of stdin says so too.
process.stdout.on("error", () => undefined)
// Signals of a terminal are for the program that uses the server; its end comes as the end of stdin.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined)

try {
  initialise()
  const port = await startSomewhere()
  process.stdout.write(`ready ${port}\n`)
  const commands = {
    start: () => start(port),
    stop: () => {
      server.kill("SIGINT")
      return server.gone
    },
    kill: () => {
      signalAll("SIGKILL")
      return server.gone
    },
    freeze: async () => signalAll("SIGSTOP"),
    thaw: async () => signalAll("SIGCONT"),
  }
  for await (const line of createInterface({ input: process.stdin })) {
    await commands[line]()
    process.stdout.write("done\n")
  }
  await end()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  await end()
  process.exit(1)
}
