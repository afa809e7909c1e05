import { findAccount } from "#db/carriers/accounts.ts"
import { listFees } from "#db/carriers/fees.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { notFound } from "../errors.ts"
import type { CarrierFees } from "./contract.ts"

/** A carrier's own prices, as they were read last with its communes. */
export function carrierFeeRoutes(route: AddRoute, { db }: AdminDeps): void {
  route("GET /carriers/:documentId/fees", async (c) => {
    const account = await findAccount(db, { documentId: c.req.param("documentId") })
    if (!account) throw notFound()
    const data: CarrierFees = await listFees(db, account.id)
    return Response.json({ data })
  })
}
