import { randomBytes } from "node:crypto"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { inject } from "vitest"
import { testFolder } from "./test-folder.ts"

/** The engine that a test runs on, told by the test run: where a server is, and a database to copy the sample from. */
export type TestEngine =
  | { name: "sqlite"; sample: { file: string } }
  | { name: "postgres"; server: string; sample: { database: string } }

declare module "vitest" {
  interface ProvidedContext {
    engine: TestEngine
  }
}

/** The engine of this test's project.
 *  @throws when vitest.config.ts does not run the test with an engine */
export function testEngine(): TestEngine {
  const engine = inject("engine")
  if (!engine) throw new Error("A test that needs a database is named *.shop.test.ts outside db/ and api/")
  return engine
}

export type OwnDatabase = {
  /** For `openDatabase`. */
  address: { url?: string; dataDir: string }
  /** The same as settings of a process. */
  env: Record<string, string>
  /** Removes it, whoever is still connected. PostgreSQL's is dropped a little later. */
  remove: () => Promise<void>
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  // A connection that breaks says so by the query that waits for it too.
  client.on("error", () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of own on the engine of this test's project, and a data folder.
 *  @param content `nothing`: not even tables; `sample`: the sample shop as of `loadedAt`, with the tests' few pictures */
export async function ownDatabase(content: "nothing" | "sample"): Promise<OwnDatabase> {
  const engine = testEngine()
  const dataDir = mkdtempSync(join(testFolder, "hanout-own-"))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine.name === "sqlite") {
    if (content === "sample") cpSync(engine.sample.file, join(dataDir, "hanout.db"))
    return { address: { dataDir }, env: { DATA_DIR: dataDir }, remove: async () => removeFolder() }
  }
  const name = `hanout_test_${randomBytes(6).toString("hex")}`
  // Files are copied in a third of the time that the log of every page takes; nothing is waited for, fsync is off.
  const template = content === "sample" ? ` template ${engine.sample.database} strategy file_copy` : ""
  await onServer(engine.server, `create database ${name}${template}`)
  const { href: url } = Object.assign(new URL(engine.server), { pathname: `/${name}` })
  return {
    address: { url, dataDir },
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    remove: async () => {
      // It only makes room: nobody waits, and the end of the run, which removes the server, may come first.
      onServer(engine.server, `drop database ${name} with (force)`).catch(() => undefined)
      removeFolder()
    },
  }
}
