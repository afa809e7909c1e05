import { shopperLimits } from "#core/customers/shopper.ts"
import type { Content } from "../../api-client/content.server.ts"
import type {
  AccountAnswer,
  AccountData,
  AccountProblem,
  AccountRequest,
} from "../../api-client/transport/account.server.ts"
import type { AccountEndpoint } from "../../api-client/transport/api-endpoints.server.ts"
import { report } from "../../api-client/transport/report.server.ts"
import { clientOf, type Visit } from "../../request/visit.server.ts"

/** Reply to an account form: the typed values (never a password), and the errors. */
export type AccountReply = {
  typed: Record<string, string>
  alert: AccountProblem | "missing" | "textTooLong" | "email" | "place" | "again" | null
  /** The fields that were left empty. */
  empty?: string[]
  /** The fields that hold more than an account keeps. */
  tooLong?: string[]
  /** The signed time with which a form goes back that has a mail sent. */
  formTime?: string
  /** Success message, where the page stays. */
  said: "mailSent" | "saved" | "removed" | "passwordChanged" | "sessionsEnded" | null
}

export const statusByAlert: Record<NonNullable<AccountReply["alert"]>, number> = {
  login: 422,
  email: 422,
  wrong: 401,
  wrongPassword: 422,
  tooShort: 422,
  tooLong: 422,
  tooCommon: 422,
  missing: 422,
  textTooLong: 422,
  place: 422,
  again: 422,
  link: 404,
  otherAccount: 409,
  tooMany: 429,
  signInFirst: 401,
  failed: 503,
}

/** Asks about an account; what goes wrong on the way is told and becomes an answer like any other. */
export async function requestAccount<E extends AccountEndpoint>(
  content: Content,
  endpoint: E,
  sent: AccountRequest,
): Promise<AccountAnswer<AccountData<E>>> {
  try {
    return await content.account(endpoint, sent)
  } catch (error) {
    report(error)
    return { problem: "failed" }
  }
}

/** Converts to the client that the API counts for limits and lists among the sessions. */
export const toShopperClient = (request: Request, visit: Pick<Visit, "client">) => ({
  ...clientOf(visit),
  device: (request.headers.get("user-agent") ?? "").slice(0, 300),
})

/** The pages of an account are never stored, and their addresses may be keys. */
export const accountHeaders = { "cache-control": "no-store", "referrer-policy": "no-referrer" }

/** The names of what was left empty. */
export const emptyIn = (typed: Record<string, string>): string[] =>
  Object.keys(typed).filter((name) => typed[name] === "")

/** The names of what is longer than an account keeps it. */
export const tooLongIn = (typed: Record<string, string>): string[] =>
  Object.entries(shopperLimits).flatMap(([name, limit]) => ((typed[name] ?? "").length > limit ? name : []))
