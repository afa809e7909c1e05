import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Db } from "#db/database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { storeProducts } from "../console/generated-products.ts"
import { attackedProgram, loadFromTree } from "./tree.ts"

export const apiToken = "a-token-of-the-load-test"
export const bearer = { authorization: `Bearer ${apiToken}` }
export const owner = { email: "owner@hanout.test", password: "trois-figues-et-un-melon" }
/** Members of the staff who sign in again and again, with the owner's password. */
const maxManagers = 4
export const managerEmail = (index: number) => `manager${index % maxManagers}@hanout.test`

export const shopper = { email: "shopper@hanout.test", password: "quatre-dattes-et-un-citron" }
/** Accounts beside `shopper`, with the same password: some that sign in at the real cost of a hash, and a crowd at a low one, so
 *  that the shop is prepared in seconds. */
const [maxVisitors, maxCrowd] = [12, 200]
export const visitorEmail = (index: number) => `visitor${index % maxVisitors}@hanout.test`
export const crowdEmail = (index: number) => `crowd${index % maxCrowd}@hanout.test`
const lowCost = { N: 1024, r: 8, p: 1 }

/** A product without sizes of which the prepared shop has enough for all who order it. */
export const plentiful = { slug: "sac-casbah", color: "Cognac", price: 18_900, quantity: 100_000 }

export type AttackedShop = Running & {
  /** The moment at which its program was started, by `performance.now()`. */
  startedAt: number
  remove: () => Promise<void>
}

/** Stores the people of the attacked shop. */
async function storePeople(db: Db): Promise<void> {
  const { hashPassword } = await loadFromTree<typeof import("#api/passwords/password-hash.ts")>(
    "api/passwords/password-hash.ts",
  )
  const { storeShopper } = await loadFromTree<typeof import("#db/customers/people.ts")>("db/customers/people.ts")
  const { storeStaff } = await loadFromTree<typeof import("#db/staff/staff.ts")>("db/staff/staff.ts")
  const now = new Date()
  const staffHash = await hashPassword(owner.password)
  const staff = { locale: "fr", passwordHash: staffHash } as const
  await storeStaff(db, { name: "Owner", email: owner.email, role: "owner", ...staff }, now)
  for (let index = 0; index < maxManagers; index++) {
    await storeStaff(db, { name: `Manager ${index}`, email: managerEmail(index), role: "manager", ...staff }, now)
  }
  const storeAccount = async (email: string, cost?: typeof lowCost) => {
    const passwordHash = await hashPassword(shopper.password, cost)
    const login = { kind: "email", email } as const
    await storeShopper(db, { login, firstname: "Amina", lastname: "Bensalem", locale: "fr", passwordHash }, now)
  }
  await storeAccount(shopper.email)
  for (let index = 0; index < maxVisitors; index++) await storeAccount(visitorEmail(index))
  for (let index = 0; index < maxCrowd; index++) await storeAccount(crowdEmail(index), lowCost)
}

/** Makes the data of a shop once, with an owner, shoppers' accounts and so many generated products beside the sample's.
 *  @param prepare changes that data further
 *  @returns starts a process over a copy of it, behind one trusted proxy */
export async function prepareShop(
  products: number,
  prepare: (db: Db) => Promise<unknown> = async () => undefined,
): Promise<{ start: () => Promise<AttackedShop>; remove: () => void }> {
  const prepared = mkdtempSync(join(tmpdir(), "hanout-abuse-"))
  const { openDatabase } = await loadFromTree<typeof import("#db/database.ts")>("db/database.ts")
  const { migrate } = await loadFromTree<typeof import("#db/migrations/migrate.ts")>("db/migrations/migrate.ts")
  const { fillEmptyShop } = await loadFromTree<typeof import("#db/sample/load-sample.ts")>("db/sample/load-sample.ts")
  const db = openDatabase({ dataDir: prepared })
  await migrate(db)
  await fillEmptyShop(db, new Date())
  if (products > 0) await storeProducts(db, products)
  await storePeople(db)
  await prepare(db)
  await db.destroy()
  return {
    start: () => startShop("all", {}, prepared),
    remove: () => rmSync(prepared, { recursive: true, force: true }),
  }
}

/** Starts a process of the attacked checkout behind one trusted proxy, over a copy of some data. */
export async function startShop(
  role: "all" | "storefront",
  settings: Record<string, string>,
  prepared?: string,
): Promise<AttackedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "hanout-abuse-"))
  if (prepared) cpSync(prepared, dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, API_TOKEN: apiToken, TRUST_PROXY: "1", LOG_LEVEL: "error", ...settings }
  const startedAt = performance.now()
  const running = await startProcess(role, env, attackedProgram)
  const remove = async () => {
    // An attack may have left it with work for minutes.
    const timer = setTimeout(() => running.child.kill("SIGKILL"), 5000)
    await running.stop()
    clearTimeout(timer)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...running, startedAt, remove }
}
