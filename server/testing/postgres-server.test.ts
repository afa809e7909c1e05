import { spawn } from "node:child_process"
import { once } from "node:events"
import { createConnection } from "node:net"
import { join } from "node:path"
import pg from "pg"
import { afterEach, expect, test } from "vitest"
import { type PostgresServer, startPostgres } from "../../scripts/postgres.mjs"

const started: PostgresServer[] = []
afterEach(async () => {
  for (const server of started.splice(0)) await server.end()
})

async function ask(url: string, statement: string, connectionTimeoutMillis = 60_000) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test("keeps what was committed when all of its processes are killed", { tags: ["@long"] }, async () => {
  const server = await startPostgres()
  started.push(server)
  await ask(server.url, "create table kept (word text)")
  await ask(server.url, "insert into kept values ('yes')")
  await server.kill()
  await expect(ask(server.url, "select 1")).rejects.toThrow(/ECONNREFUSED/)
  await server.start()
  expect(await ask(server.url, "select word from kept")).toEqual([{ word: "yes" }])
})

test("answers nothing while it is frozen, and goes on when it thaws", { tags: ["@long"] }, async () => {
  const server = await startPostgres()
  started.push(server)
  await server.freeze()
  await expect(ask(server.url, "select 1", 1000)).rejects.toThrow(/timeout/)
  await server.thaw()
  expect(await ask(server.url, "select 1 as one")).toEqual([{ one: 1 }])
})

test("is gone when the program that started it is killed", { tags: ["@long"] }, async () => {
  const module = join(import.meta.dirname, "../../scripts/postgres.mjs")
  const program = `import { startPostgres } from ${JSON.stringify(module)}
    process.stdout.write((await startPostgres()).url)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [printed] = await once(child.stdout, "data")
  const { port } = new URL(String(printed))
  child.kill("SIGKILL")

  const isTaken = () =>
    new Promise((resolve) => {
      const socket = createConnection(Number(port), "127.0.0.1", () => {
        socket.destroy()
        resolve(true)
      }).on("error", () => resolve(false))
    })
  await expect.poll(isTaken).toBe(false)
})
