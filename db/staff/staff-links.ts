import type { StaffRole } from "#core/staff/staff-permissions.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

/** Purpose of a link: the first owner of a shop without staff, a new member, or a new password of a member. */
export type LinkKind = "first-owner" | "invitation" | "password"

export type OpenLink = {
  documentId: string
  kind: LinkKind
  role: StaffRole
  /** The member whose password it renews. */
  staffId: string | null
  expiresAt: string
}

export type NewLink = {
  tokenHash: string
  role: StaffRole
  note: string | null
  /** The member whose password it renews; null = it makes a new member. */
  staffId: string | null
  /** null = the program itself. */
  invitedBy: string | null
  expiresAt: Date
}

const kindOf = (row: { staff_id: string | null; invited_by: string | null }): LinkKind => {
  if (row.staff_id !== null) return "password"
  return row.invited_by === null ? "first-owner" : "invitation"
}

/** Keeps a link, of which only the hash of its token is known from now on. */
export async function storeLink(tx: Db, link: NewLink, now: Date): Promise<string> {
  const documentId = randomDocumentId()
  await tx
    .insertInto("staff_invitation")
    .values({
      document_id: documentId,
      token_hash: link.tokenHash,
      role: link.role,
      note: link.note,
      staff_id: link.staffId,
      invited_by: link.invitedBy,
      created_at: now.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    })
    .execute()
  return documentId
}

/** The link with a token, unless it was used or withdrawn or has expired, or is to the password of somebody who has
 *  another role since it was made. */
export async function findLink(db: Db, tokenHash: string, now: Date): Promise<OpenLink | undefined> {
  const row = await db
    .selectFrom("staff_invitation as l")
    .leftJoin("staff_user as u", "u.id", "l.staff_id")
    .select(["l.document_id", "l.staff_id", "l.invited_by", "l.expires_at", "l.role"])
    .where("l.token_hash", "=", tokenHash)
    .where("l.expires_at", ">", now.toISOString())
    .where((e) => e.or([e("l.staff_id", "is", null), e("l.role", "=", e.ref("u.role"))]))
    .executeTakeFirst()
  if (!row) return undefined
  const { document_id: documentId, staff_id: staffId, expires_at: expiresAt } = row
  return { documentId, kind: kindOf(row), role: row.role, staffId, expiresAt }
}

/** Takes a link away for good. It is held until the end of the transaction, and so are all links for a first owner: of
 *  two first owners at the same moment the second finds the first one there.
 *  @returns it, undefined where there is none (any more) */
export async function takeLink(tx: Db, tokenHash: string, now: Date): Promise<OpenLink | undefined> {
  await tx
    .updateTable("staff_invitation")
    .set((e) => ({ role: e.ref("role") }))
    .where((e) =>
      e.or([e("token_hash", "=", tokenHash), e.and([e("invited_by", "is", null), e("staff_id", "is", null)])]),
    )
    .execute()
  const link = await findLink(tx, tokenHash, now)
  if (link) await tx.deleteFrom("staff_invitation").where("document_id", "=", link.documentId).execute()
  return link
}

export type StoredInvitation = {
  documentId: string
  role: StaffRole
  note: string | null
  invitedBy: { id: string; name: string }
  createdAt: string
  expiresAt: string
}

const open = (db: Db, now: Date) =>
  db
    .selectFrom("staff_invitation as l")
    .innerJoin("staff_user as u", "u.id", "l.invited_by")
    .select(["l.document_id as documentId", "l.role", "l.note", "l.created_at as createdAt"])
    .select(["l.expires_at as expiresAt", "u.id", "u.name"])
    .where("l.staff_id", "is", null)
    .where("l.expires_at", ">", now.toISOString())

type Row = Awaited<ReturnType<ReturnType<typeof open>["execute"]>>[number]

const invitationOf = ({ id, name, ...row }: Row): StoredInvitation => ({ ...row, invitedBy: { id, name } })

/** Invitations that can be accepted, the newest first. */
export async function listInvitations(db: Db, now: Date): Promise<StoredInvitation[]> {
  const rows = await open(db, now).orderBy("l.id", "desc").execute()
  return rows.map(invitationOf)
}

export async function findInvitation(db: Db, documentId: string, now: Date): Promise<StoredInvitation | undefined> {
  const row = await open(db, now).where("l.document_id", "=", documentId).executeTakeFirst()
  return row && invitationOf(row)
}

/** @returns whether there was such a link */
export async function withdrawLink(tx: Db, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_invitation")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
