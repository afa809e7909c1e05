import type { OrderAccountResource } from "#api/customers/contract.ts"
import type { Content } from "../../api-client/content.server.ts"
import { requestAccount } from "./request-account.server.ts"

/** Whether who holds an order's private link may put it into an account: `guest` = nobody is signed in. */
export type ClaimState = OrderAccountResource["account"] | "guest"

/** Finds how an order stands to the account of who is signed in; null where that is not known: the order's page stands
 *  without it. */
export async function findClaimState(
  content: Content,
  { session, token }: { session: string; token: string },
): Promise<ClaimState | null> {
  if (!session) return "guest"
  const answer = await requestAccount(content, "POST /api/shopper/orders/account", {
    session,
    data: { token },
  })
  if (!("problem" in answer)) return answer.data.account
  return answer.problem === "signInFirst" ? "guest" : null
}
