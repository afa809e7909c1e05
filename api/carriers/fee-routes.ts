import { findAccount } from "#db/carriers/accounts.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { publicNetwork } from "../common/public-network.ts"
import { conflict, notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { connectAccount, toProblem } from "./connect-account.ts"
import { type CarrierFees, feesBody } from "./contract.ts"

/** A carrier's own prices, a page at a time: a carrier with a page for each wilaya has more of them than a request may wait for.
 *  Nothing is stored. */
export function carrierFeeRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, secret: shopSecret, network = publicNetwork } = deps

  route("POST /carriers/:documentId/fees", async (c) => {
    const { cursor } = await readBody(feesBody, c.req)
    const account = await findAccount(db, { documentId: c.req.param("documentId") })
    if (!account) throw notFound()
    const read = await (async () => {
      try {
        const { adapter, connection } = await connectAccount(account, { db, network, shopSecret, clock })
        return await adapter.fees?.(connection, account.fromWilaya, cursor)
      } catch (error) {
        const failed = toProblem(error)
        if (!failed) throw error
        throw conflict("The carrier did not tell its prices", { code: "CARRIER", ...failed })
      }
    })()
    if (!read) throw conflict("The carrier offers no way for it", { code: "NOT_OFFERED" })
    const data: CarrierFees = {
      fees: read.fees.map(({ wilayaCode, commune, home, desk }) => ({ wilayaCode, commune, home, desk })),
      cursor: read.cursor,
    }
    return Response.json({ data })
  })
}
