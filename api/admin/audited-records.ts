import type { Context } from "hono"
import type { ContentTag } from "#db/changes/content-changes.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db, Tx } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import { notFound } from "../errors.ts"
import type { AdminDeps, AdminEnv } from "./admin-context.ts"
import { audit, changedFields } from "./audit-entry.ts"
import { withRejections } from "./rejections.ts"

type RecordKind<T extends object> = {
  /** As the audit log names the kind. */
  resource: string
  /** Reads a record as it stands; undefined when there is none. */
  read: (db: Db, documentId: string) => Promise<T | undefined>
  /** How the audit log names a record; by its documentId by default. */
  nameOf?: (record: T) => string
  /** The fields of a record that the audit log compares; all of them by default. */
  logged?: (record: T) => object
  /** What a change of a record invalidates. */
  tags: readonly ContentTag[] | ((record: T) => readonly ContentTag[])
  /** Runs a change as one transaction. */
  inside?: typeof inTransaction
}

/** Changes records of one kind for the console: each change is one transaction, with its entry in the audit log, and
 *  invalidates what shows the record. What a change rejects becomes its answer (rejections.ts). */
export function auditedRecords<T extends object>({ db, clock }: AdminDeps, kind: RecordKind<T>) {
  const { resource, read, nameOf, logged = (record) => record, tags, inside = inTransaction } = kind

  /** @throws ApiError 404 */
  const found = async (from: Db, documentId: string): Promise<T> => {
    const record = await read(from, documentId)
    if (!record) throw notFound()
    return record
  }

  type Act = (tx: Tx, now: Date) => Promise<{ was?: T; documentId: string }>
  const inOne = (c: Context<AdminEnv>, action: string, act: Act): Promise<T> =>
    withRejections(() =>
      inside(db, async (tx) => {
        const now = clock()
        const { was, documentId } = await act(tx, now)
        const is = await read(tx, documentId)
        const record = is ?? was
        if (!record) throw notFound()
        const [before, after] = changedFields({ ...(was && logged(was)) }, { ...(is && logged(is)) })
        const name = nameOf?.(record) ?? documentId
        await audit(tx, c, { action, resource, documentId: name, before: was && before, after: is && after }, now)
        await touchContent(tx, typeof tags === "function" ? tags(record) : tags)
        return record
      }),
    )

  return {
    found,
    /** Adds a record, or brings one back.
     *  @param store returns its documentId
     *  @returns the record */
    add: (c: Context<AdminEnv>, store: (tx: Tx, now: Date) => Promise<string>, action = "create") =>
      inOne(c, action, async (tx, now) => ({ documentId: await store(tx, now) })),
    /** Changes or removes a record.
     *  @param act is given the record as it was; returns false when it has found none
     *  @returns the record as it is now, or as it was when it is gone; throws 404 when there is none */
    change: (
      c: Context<AdminEnv>,
      documentId: string,
      act: (tx: Tx, now: Date, was: T) => Promise<unknown>,
      action = "update",
    ) =>
      inOne(c, action, async (tx, now) => {
        const was = await found(tx, documentId)
        if ((await act(tx, now, was)) === false) throw notFound()
        return { was, documentId }
      }),
  }
}
