// A real PostgreSQL for tests and benches, on any machine, as root too.
import { spawn } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { createInterface } from "node:readline"
import { root } from "./install.mjs"

/** Starts a PostgreSQL of own in a temporary folder. It ends, and its data is removed, with `end()` or with the
 *  program that started it, however that ends.
 *  @param durable whether commits reach the disk: for tests that kill the server
 *  @param shortLived whether each database lives for seconds: data in memory where there is room, no upkeep
 *  @param maxConnections three of them for superusers
 *  @returns its address and what can be done to it; see postgres.d.mts */
export async function startPostgres({ durable = false, shortLived = false, maxConnections = 300 } = {}) {
  const keeper = spawn(
    process.execPath,
    [
      join(root, "scripts/postgres-keeper.mjs"),
      ...(durable ? ["--durable"] : []),
      ...(shortLived ? ["--short-lived"] : []),
      `--max-connections=${maxConnections}`,
    ],
    // Its own group, so that Ctrl-C in a terminal reaches the tests first.
    { stdio: ["pipe", "pipe", "pipe"], detached: true },
  )
  let complaint = ""
  keeper.stderr.on("data", (chunk) => {
    complaint += chunk
  })
  const gone = new Promise((resolve) => keeper.on("close", resolve))
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()

  const answer = async () => {
    const { value, done } = await lines.next()
    if (!done) return value
    await gone
    throw new Error(complaint || "PostgreSQL ended before it was ready")
  }
  // Only while something is waited for does the server keep the program that uses it from ending.
  const hold = (held) => {
    for (const handle of [keeper, keeper.stdin, keeper.stdout, keeper.stderr]) held ? handle.ref() : handle.unref()
  }
  const command = async (name) => {
    hold(true)
    keeper.stdin.write(`${name}\n`)
    await answer()
    hold(false)
  }

  const [, port] = (await answer()).split(" ")
  hold(false)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => command("start"),
    stop: () => command("stop"),
    kill: () => command("kill"),
    freeze: () => command("freeze"),
    thaw: () => command("thaw"),
    end: async () => {
      hold(true)
      keeper.stdin.end()
      await gone
    },
  }
}
