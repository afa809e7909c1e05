import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { addAudit } from "../../staff/audit.ts"
import type { ByStaff } from "../../staff/by-staff.ts"

export type StoredFilter = {
  documentId: string
  name: string
  query: string
  shared: boolean
  author: { id: string; name: string }
}

const filters = (db: Db) =>
  db
    .selectFrom("saved_filter as f")
    .innerJoin("staff_user as u", "u.id", "f.staff_id")
    .select(["f.document_id", "f.name", "f.query", "f.shared", "u.id", "u.name as author"])

type Row = Awaited<ReturnType<ReturnType<typeof filters>["execute"]>>[number]

const filterOf = ({ document_id, name, query, shared, id, author }: Row): StoredFilter => ({
  documentId: document_id,
  name,
  query,
  shared: shared === 1,
  author: { id, name: author },
})

/** The filters of a member and those that others share, by name. */
export async function listFilters(db: Db, staffId: string): Promise<StoredFilter[]> {
  const seen = filters(db).where((e) => e.or([e("f.staff_id", "=", staffId), e("f.shared", "=", 1)]))
  return (await seen.orderBy("f.name").orderBy("f.id").execute()).map(filterOf)
}

/** A filter that a member sees: their own, or a shared one. */
export async function findVisibleFilter(
  db: Db,
  documentId: string,
  staffId: string,
): Promise<StoredFilter | undefined> {
  const row = await filters(db)
    .where("f.document_id", "=", documentId)
    .where((e) => e.or([e("f.staff_id", "=", staffId), e("f.shared", "=", 1)]))
    .executeTakeFirst()
  return row && filterOf(row)
}

/** A member's own filter of a name. */
export async function ownFilter(db: Db, name: string, staffId: string): Promise<StoredFilter | undefined> {
  const row = await filters(db).where("f.staff_id", "=", staffId).where("f.name", "=", name).executeTakeFirst()
  return row && filterOf(row)
}

export async function countFilters(db: Db, staffId: string): Promise<number> {
  const own = db.selectFrom("saved_filter").where("staff_id", "=", staffId)
  return (await own.select((e) => e.fn.countAll<number>().as("n")).executeTakeFirstOrThrow()).n
}

/** Returns the fields of a filter for the audit log. The search text may be somebody's phone, and so may a name that
 *  one member gives for themselves alone: the log cannot be erased. */
const auditOf = (filter: Pick<StoredFilter, "name" | "shared"> | undefined) =>
  filter ? (filter.shared ? { name: filter.name, shared: true } : { shared: false }) : null

type Fields = Pick<StoredFilter, "name" | "query" | "shared">

/** Stores a filter; the member's filter of that name is replaced.
 *  @param was that one */
export async function insertFilter(
  tx: Tx,
  fields: Fields,
  was: StoredFilter | undefined,
  by: ByStaff,
): Promise<string> {
  const { name, query } = fields
  const shared = fields.shared ? (1 as const) : (0 as const)
  const { documentId } = await tx
    .insertInto("saved_filter")
    .values({
      name,
      query,
      shared,
      staff_id: by.staff.id,
      document_id: randomDocumentId(),
      created_at: by.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["staff_id", "name"]).doUpdateSet({ query, shared }))
    .returning("document_id as documentId")
    .executeTakeFirstOrThrow()
  await addFilterAudit(tx, { action: was ? "update" : "create", documentId, was, is: fields }, by)
  return documentId
}

export async function changeFilter(tx: Tx, was: StoredFilter, fields: Fields, by: ByStaff): Promise<void> {
  await tx
    .updateTable("saved_filter")
    .set({ name: fields.name, shared: fields.shared ? 1 : 0 })
    .where("document_id", "=", was.documentId)
    .execute()
  await addFilterAudit(tx, { action: "update", documentId: was.documentId, was, is: fields }, by)
}

export async function removeFilter(tx: Tx, was: StoredFilter, by: ByStaff): Promise<void> {
  await tx.deleteFrom("saved_filter").where("document_id", "=", was.documentId).execute()
  await addFilterAudit(tx, { action: "delete", documentId: was.documentId, was, is: undefined }, by)
}

type Done = { action: string; documentId: string; was: StoredFilter | undefined; is: Fields | undefined }

const addFilterAudit = (tx: Tx, { action, documentId, was, is }: Done, { staff, address, now }: ByStaff) =>
  addAudit(tx, {
    action,
    resource: "order-filters",
    documentId,
    before: auditOf(was),
    after: auditOf(is),
    staff,
    address,
    at: now,
  })
