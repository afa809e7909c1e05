import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { makeSampleShop } from "#api/testing/sample-shop.ts"
import type { TestEngine } from "#db/testing/own-database.ts"
import { startPostgres } from "../../scripts/postgres.mjs"

const database = "hanout_sample"

async function startEngine(name: string, dataDir: string): Promise<{ engine: TestEngine; end: () => Promise<void> }> {
  if (name === "sqlite") {
    await makeSampleShop({ dataDir })
    return { engine: { name, sample: { file: join(dataDir, "hanout.db") } }, end: async () => undefined }
  }
  const { url: server, end } = await startPostgres({ shortLived: true })
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  await makeSampleShop({ url: Object.assign(new URL(server), { pathname: `/${database}` }).href, dataDir })
  return { engine: { name: "postgres", server, sample: { database } }, end }
}

/** Before the tests of a project run: its engine, and the sample shop that each test copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "hanout-engine-"))
  const { engine, end } = await startEngine(project.name, dataDir)
  project.provide("engine", engine)
  return async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
