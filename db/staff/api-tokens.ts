import type { Locale } from "#core/i18n/locale.ts"
import { isTokenScope, maxTokens, type TokenScope } from "#core/staff/api-token.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

/** The content of a token's CSV address. */
export type TokenSheet = {
  /** Names of columns of the files of orders, in their order. */
  columns: string[]
  /** Of titles and words. */
  locale: Locale
  /** Orders of so many days, today among them. */
  days: number
}

/** A token as the staff see it. */
export type ApiToken = {
  documentId: string
  name: string
  /** Its last characters. */
  hint: string
  scopes: TokenScope[]
  /** The member who made it. */
  madeBy: string
  /** Whether that member is an owner still; of nobody else a token opens anything. */
  isOfOwner: boolean
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
  /** null = a token of a program; else it opens its CSV address and nothing else. */
  sheet: TokenSheet | null
}

/** Known names alone: one that a later version wrote is none here. */
// Written by this program.
const scopesOf = (json: string): TokenScope[] => (JSON.parse(json) as string[]).filter(isTokenScope)

const selectTokens = (db: Db) =>
  db
    .selectFrom("api_token as t")
    .innerJoin("staff_user as u", "u.id", "t.staff_id")
    .select(["t.id", "t.document_id as documentId", "t.name", "t.hint", "t.scopes", "t.created_at as createdAt"])
    .select(["t.expires_at as expiresAt", "t.last_used_at as lastUsedAt", "t.sheet"])
    .select(["u.name as madeBy", "u.role", "u.removed_at as removedAt"])

type Row = Awaited<ReturnType<ReturnType<typeof selectTokens>["executeTakeFirstOrThrow"]>>

const toToken = ({ id: _id, role, removedAt, scopes, sheet, ...row }: Row): ApiToken => ({
  ...row,
  scopes: scopesOf(scopes),
  isOfOwner: role === "owner" && removedAt === null,
  // Written by this program.
  sheet: sheet === null ? null : (JSON.parse(sheet) as TokenSheet),
})

/** All tokens, the newest first. */
export async function listTokens(db: Db): Promise<ApiToken[]> {
  return (await selectTokens(db).orderBy("t.id", "desc").limit(maxTokens).execute()).map(toToken)
}

/** @returns undefined when there is none */
export async function findToken(db: Db, documentId: string): Promise<ApiToken | undefined> {
  const row = await selectTokens(db).where("t.document_id", "=", documentId).executeTakeFirst()
  return row && toToken(row)
}

/** A token that opens something now. */
export type OpenToken = ApiToken & { id: number }

/** The token with a hash, as it stands at this moment: one read by an index, so that a revoked token is dead at once in every
 *  process.
 *  @returns undefined for one that is unknown, revoked or expired, or whose maker is no owner any more */
export async function findOpenToken(db: Db, tokenHash: string, now: Date): Promise<OpenToken | undefined> {
  const row = await selectTokens(db).where("t.token_hash", "=", tokenHash).executeTakeFirst()
  if (!row) return undefined
  const token = toToken(row)
  const isExpired = token.expiresAt !== null && token.expiresAt <= now.toISOString()
  return isExpired || !token.isOfOwner ? undefined : { ...token, id: row.id }
}

export type NewToken = {
  name: string
  tokenHash: string
  hint: string
  scopes: TokenScope[]
  staffId: string
  expiresAt: string | null
  sheet: TokenSheet | null
}

/** @returns its documentId; undefined = there are as many as there may be */
export async function addToken(tx: Tx, token: NewToken, now: Date): Promise<string | undefined> {
  const { count } = await tx
    .selectFrom("api_token")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxTokens) return undefined
  const documentId = randomDocumentId()
  await tx
    .insertInto("api_token")
    .values({
      document_id: documentId,
      name: token.name,
      token_hash: token.tokenHash,
      hint: token.hint,
      scopes: JSON.stringify(token.scopes),
      staff_id: token.staffId,
      created_at: now.toISOString(),
      expires_at: token.expiresAt,
      last_used_at: null,
      sheet: token.sheet && JSON.stringify(token.sheet),
    })
    .execute()
  return documentId
}

/** Revokes a token: from now on it opens nothing.
 *  @returns whether there was one */
export async function removeToken(tx: Tx, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("api_token")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Seconds for which a use of a token is not written down again. */
const useInterval = 60

/** Notes that a token is used, once a minute at most. */
export async function noteTokenUse(db: Db, { id, lastUsedAt }: OpenToken, now: Date): Promise<void> {
  const since = new Date(now.getTime() - useInterval * 1000).toISOString()
  if (lastUsedAt !== null && lastUsedAt > since) return
  await db
    .updateTable("api_token")
    .set({ last_used_at: now.toISOString() })
    .where("id", "=", id)
    .where((e) => e.or([e("last_used_at", "is", null), e("last_used_at", "<=", since)]))
    .execute()
}
