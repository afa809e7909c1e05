import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hashPassword } from "#api/staff/credentials/password-hash.ts"
import { storeShopper } from "#db/customers/people.ts"
import { type Db, migrate, openDatabase } from "#db/database.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { storeProducts } from "../console/generated-products.ts"

export const apiToken = "a-token-of-the-load-test"
export const owner = { email: "owner@hanout.test", password: "trois-figues-et-un-melon" }

export const shopper = { email: "shopper@hanout.test", password: "quatre-dattes-et-un-citron" }
/** The shopper of another network than the attacker's. */
export const secondShopper = { email: "second@hanout.test", password: "cinq-grenades-et-un-coing" }

export type AttackedShop = Running & {
  /** The moment at which its program was started, by `performance.now()`. */
  startedAt: number
  remove: () => Promise<void>
}

/** Makes the data of a shop once, with an owner, two shoppers' accounts and so many generated products beside the sample's.
 *  @param prepare changes that data further
 *  @param program that of another checkout, to compare the two
 *  @returns starts a process over a copy of it, behind one trusted proxy */
export async function prepareShop(
  products: number,
  prepare: (db: Db) => Promise<unknown> = async () => undefined,
  program?: string,
): Promise<{ start: () => Promise<AttackedShop>; remove: () => void }> {
  const prepared = mkdtempSync(join(tmpdir(), "hanout-abuse-"))
  const db = openDatabase({ dataDir: prepared })
  await migrate(db)
  await fillEmptyShop(db, new Date())
  if (products > 0) await storeProducts(db, products)
  const passwordHash = await hashPassword(owner.password)
  await storeStaff(db, { name: "Owner", email: owner.email, role: "owner", locale: "fr", passwordHash }, new Date())
  for (const { email, password } of [shopper, secondShopper]) {
    const login = { kind: "email", email } as const
    const person = { login, firstname: "Amina", lastname: "Bensalem", locale: "fr" } as const
    await storeShopper(db, { ...person, passwordHash: await hashPassword(password) }, new Date())
  }
  await prepare(db)
  await db.destroy()
  return {
    start: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "hanout-abuse-"))
      cpSync(prepared, dataDir, { recursive: true })
      const env = { DATA_DIR: dataDir, API_TOKEN: apiToken, TRUST_PROXY: "1", LOG_LEVEL: "error" }
      const startedAt = performance.now()
      const running = await startProcess("all", env, program)
      const remove = async () => {
        await running.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
      return { ...running, startedAt, remove }
    },
    remove: () => rmSync(prepared, { recursive: true, force: true }),
  }
}
