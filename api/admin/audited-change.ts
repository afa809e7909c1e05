import type { Context } from "hono"
import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Tx } from "#db/database.ts"
import { notFound } from "../errors.ts"
import type { AdminDeps, AdminEnv } from "./admin-context.ts"
import { audit, changedFields } from "./audit-entry.ts"
import { withRejections } from "./rejections.ts"

type Fields = Record<string, unknown>

type Change<T extends Fields> = {
  resource: string
  /** How the thing stands; undefined = there is none. */
  read: (tx: Tx, documentId: string) => Promise<T | undefined>
}

/** Small things of the catalogue, each change of which is one transaction with its line in the audit log, and new content
 *  for the storefront. */
export function auditedChanges<T extends Fields>({ db, clock }: AdminDeps, { resource, read }: Change<T>) {
  const inOne = (work: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
    withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const made = await work(tx, clock())
        await touchContent(tx, ["all"])
        return made
      }),
    )
  const found = async (tx: Tx, documentId: string): Promise<T> => {
    const thing = await read(tx, documentId)
    if (!thing) throw notFound()
    return thing
  }
  return {
    create: (c: Context<AdminEnv>, store: (tx: Tx, now: Date) => Promise<string>) =>
      inOne(async (tx, now) => {
        const documentId = await store(tx, now)
        const after = await found(tx, documentId)
        await audit(tx, c, { action: "create", resource, documentId, after }, now)
        return after
      }),
    update: (c: Context<AdminEnv>, documentId: string, change: (tx: Tx, now: Date) => Promise<boolean>) =>
      inOne(async (tx, now) => {
        const thing = await found(tx, documentId)
        if (!(await change(tx, now))) throw notFound()
        const changed = await found(tx, documentId)
        const [before, after] = changedFields(thing, changed)
        await audit(tx, c, { action: "update", resource, documentId, before, after }, now)
        return changed
      }),
    remove: (c: Context<AdminEnv>, documentId: string, remove: (tx: Tx) => Promise<boolean>) =>
      inOne(async (tx, now) => {
        const before = await found(tx, documentId)
        if (!(await remove(tx))) throw notFound()
        await audit(tx, c, { action: "delete", resource, documentId, before }, now)
        return before
      }),
  }
}
