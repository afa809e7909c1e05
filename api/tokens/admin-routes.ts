import { randomBytes } from "node:crypto"
import type { Context } from "hono"
import { orderColumns } from "#core/orders/order-columns.ts"
import { maxTokens, tokenPrefix } from "#core/staff/api-token.ts"
import { type ApiToken, addToken, findToken, listTokens, removeToken } from "#db/staff/api-tokens.ts"
import { hashToken } from "#db/token-hash.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { conflict, notFound, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type Reauthentication, reauthenticate } from "../staff/credentials/reauthenticate.ts"
import { linkOrigin } from "../staff/invitations.ts"
import { type ApiTokenResource, newSheet, newToken } from "./contract.ts"

const resource = "tokens"

const stateOf = ({ isOfOwner, expiresAt }: ApiToken, now: Date): ApiTokenResource["state"] => {
  if (!isOfOwner) return "orphaned"
  return expiresAt !== null && expiresAt <= now.toISOString() ? "expired" : "open"
}

const toResource = (token: ApiToken, now: Date): ApiTokenResource => {
  const { isOfOwner: _, ...rest } = token
  return { ...rest, state: stateOf(token, now) }
}

/** A token as the audit log stores it: never the token itself. */
const logged = ({ name, scopes, expiresAt, sheet }: Pick<ApiToken, "name" | "scopes" | "expiresAt" | "sheet">) => ({
  name,
  expiresAt,
  ...(sheet ? { columns: sheet.columns.join(", "), days: sheet.days } : { scopes: scopes.join(", ") }),
})

type Fields = Pick<ApiToken, "name" | "scopes" | "expiresAt" | "sheet">

/** API tokens, and the private addresses of sheets: made, listed and revoked. The token is in the answer that makes it and nowhere
 *  else. */
export function tokenAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  /** @throws ApiError 400 without the password, 409 when there are too many */
  async function make(c: Context<AdminEnv>, fields: Fields, proof: Reauthentication) {
    const now = clock()
    if (fields.expiresAt !== null && fields.expiresAt <= now.toISOString()) {
      throw validationError([{ path: ["expiresAt"], code: "PAST", message: "The moment has passed" }])
    }
    await reauthenticate(deps, c, proof)
    const token = `${tokenPrefix}${randomBytes(32).toString("base64url")}`
    const stored = { ...fields, tokenHash: hashToken(token), hint: token.slice(-4), staffId: c.get("staff").id }
    const made = await inTransaction(db, async (tx) => {
      const documentId = await addToken(tx, stored, now)
      if (documentId === undefined) throw conflict(`There are ${maxTokens} tokens already`, { code: "TOO_MANY" })
      await audit(tx, c, { action: "create", resource, documentId, after: logged(stored) }, now)
      return findToken(tx, documentId)
    })
    if (!made) throw new Error("A token is gone as soon as it is stored")
    return { token, resource: toResource(made, now) }
  }

  route("GET /tokens", async () => {
    const now = clock()
    return Response.json({ data: (await listTokens(db)).map((token) => toResource(token, now)) })
  })

  route("POST /tokens", async (c) => {
    const { password, code, scopes, ...named } = await readBody(newToken, c.req)
    const fields = { ...named, scopes: [...new Set(scopes)], sheet: null }
    const { token, resource } = await make(c, fields, { password, code })
    return Response.json({ data: { ...resource, token } }, { status: 201 })
  })

  route("POST /sheets", async (c) => {
    const { password, code, columns, locale, days, ...named } = await readBody(newSheet, c.req)
    const inOrder = orderColumns.filter((column) => columns.includes(column))
    const fields = { ...named, scopes: [], sheet: { columns: inOrder, locale, days } }
    const { token, resource } = await make(c, fields, { password, code })
    return Response.json(
      { data: { ...resource, token: `${linkOrigin(deps, c)}/api/sheets/${token}` } },
      { status: 201 },
    )
  })

  route("DELETE /tokens/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await inTransaction(db, async (tx) => {
      const token = await findToken(tx, documentId)
      if (!token || !(await removeToken(tx, documentId))) throw notFound()
      const before = logged(token)
      await audit(tx, c, { action: "revoke", resource, documentId, before }, clock())
    })
    return Response.json({ data: { documentId } })
  })
}
