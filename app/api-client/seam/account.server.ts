import { type AccountData, parseAccountAnswer } from "./account-answers.server.ts"
import { errorCode, hasData } from "./answer-body.server.ts"
import type { ApiCall } from "./api-call.server.ts"
import type { AccountEndpoint } from "./api-endpoints.server.ts"

/** Why something about an account was not done. */
export type AccountProblem =
  | "login"
  | "wrong"
  | "wrongPassword"
  | "tooShort"
  | "tooLong"
  | "tooCommon"
  | "link"
  | "otherAccount"
  | "tooMany"
  | "busy"
  | "signInFirst"
  | "failed"

const codes: Record<string, AccountProblem> = {
  INVALID_LOGIN: "wrong",
  INVALID_PASSWORD: "wrongPassword",
  PASSWORD_TOO_SHORT: "tooShort",
  PASSWORD_TOO_LONG: "tooLong",
  PASSWORD_TOO_COMMON: "tooCommon",
  LINK_UNKNOWN: "link",
  HASHING_BUSY: "busy",
  OTHER_ACCOUNT: "otherAccount",
}

export type AccountAnswer<T> = { data: T } | { problem: AccountProblem }

export type AccountRequest = { session?: string; data?: object }

export type AccountCall = {
  /** Asks the API about accounts; never retried but for reading. Throws when there is no answer.
   *  @param sent `session` of who is signed in; `data` is the body of a change */
  account<E extends AccountEndpoint>(endpoint: E, sent: AccountRequest): Promise<AccountAnswer<AccountData<E>>>
}

/** The part of the client that speaks of shoppers' accounts. */
export function createAccount(call: ApiCall): AccountCall {
  return {
    async account(endpoint, { session, data }) {
      const answer = await call<AccountEndpoint>(endpoint, { session, body: data && { data } })
      const { status, body } = answer
      if (status < 300 && hasData(body)) return { data: parseAccountAnswer(endpoint, answer) }
      const known = codes[errorCode(body)]
      if (known) return { problem: known }
      if (status === 429) return { problem: "tooMany" }
      if (status === 401) return { problem: "signInFirst" }
      if (status === 400) return { problem: "login" }
      throw new Error(`The content API answered ${status} for an account`)
    },
  }
}
