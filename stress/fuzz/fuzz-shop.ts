import { expect } from "vitest"
import { z } from "zod"
import { type Db, openDatabase } from "#db/database.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { startProcess } from "#server/testing.ts"
import { orderBody, postOrder, toOrder } from "../order-client.ts"
import { countRecords, processEnv } from "../stress-shop.ts"
import { checkRows, unitsByProduct } from "./fuzz-rows.ts"

export type FuzzedShop = {
  url: string
  db: Db
  /** Tokens and documentIds of orders that are there before the trial. */
  placed: { token: string; documentId: string }[]
  /** The process lives and is ready, has logged no error, and every row in its database makes sense.
   *  @returns how many orders there are */
  check: () => Promise<number>
  close: () => Promise<void>
}

/** The whole shop in one real process behind a proxy, with plenty of what the trials order. */
export async function openFuzzedShop(): Promise<FuzzedShop> {
  const own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  await countRecords(db).setStock(1_000_000)
  const env = { ...processEnv(own.env), LOG_LEVEL: "error", TRUST_PROXY: "1" }
  const { url, child, printed, stop } = await startProcess("all", env)
  const atFirst = printed()
  const placed = []
  for (let index = 0; index < 25; index++) placed.push(toOrder(await postOrder(url, orderBody())))
  const units = await unitsByProduct(db)
  return {
    url,
    db,
    placed,
    check: async () => {
      expect(child.exitCode).toBeNull()
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect(printed().slice(atFirst.length)).toBe("")
      const left = [...(await unitsByProduct(db))].filter(([slug]) => units.has(slug))
      expect(new Map(left)).toEqual(units)
      return checkRows(db)
    },
    close: async () => {
      await stop("SIGKILL")
      await db.destroy()
      await own.remove()
    },
  }
}

const entries = z.object({ data: z.array(z.looseObject({ documentId: z.string() })) })
const entry = z.object({ data: z.object({ documentId: z.string() }) })

/** Reads JSON of the shop.
 *  @throws when it is not there */
export async function read(url: string, path: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** DocumentIds of a collection, or of a single entry. */
export async function documentIdsAt(url: string, path: string): Promise<string[]> {
  const answer = await read(url, path)
  const list = entries.safeParse(answer)
  return list.success ? list.data.data.map(({ documentId }) => documentId) : [entry.parse(answer).data.documentId]
}
