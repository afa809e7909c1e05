import { spawn } from "node:child_process"
import { join } from "node:path"
import { type Cell, readSnapshot } from "#db/backup/snapshot.ts"
import { openDatabase } from "#db/database.ts"
import type { OwnDatabase } from "#db/testing/own-database.ts"
import { inherited } from "../testing.ts"

type Ended = { status: number | null; text: string }

/** The command as `npm run` starts it.
 *  @returns `ended` with all that it printed */
export function spawnCommand(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    env: { ...inherited, ...env },
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk
    })
  }
  const ended = new Promise<Ended>((resolve) => child.on("close", (status) => resolve({ status, text })))
  return { ended, stop: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Runs the command to its end. */
export const command = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  spawnCommand(env, ...args).ended

/** Every row of every table, and the last number of every key. */
export async function everything(address: OwnDatabase["address"]) {
  const db = openDatabase(address)
  try {
    return await readSnapshot(db, async ({ migrations, tables, sequences, rows }) => {
      const content: Record<string, string[]> = {}
      for (const table of tables) {
        const all: Cell[][] = []
        for await (const part of rows(table)) all.push(...part)
        // PostgreSQL gives rows back in the order of their last change.
        content[table.name] = [table.columns.join(), ...all.map((cells) => JSON.stringify(cells)).sort()]
      }
      return { migrations, content, sequences }
    })
  } finally {
    await db.destroy()
  }
}

/** Gives every product more units than a test can sell. */
export async function fillShelves({ address }: OwnDatabase): Promise<void> {
  const db = openDatabase(address)
  await db.updateTable("product").set({ quantity: 1_000_000 }).execute()
  await db.destroy()
}

/** How many bags of the tests' orders are left. */
export async function unitsLeft(address: OwnDatabase["address"]): Promise<number> {
  const db = openDatabase(address)
  const product = db.selectFrom("product").select("quantity").where("slug", "=", "sac-casbah")
  const { quantity } = await product.executeTakeFirstOrThrow()
  await db.destroy()
  return quantity
}
