import { z } from "zod"
import {
  doneResource,
  exportResource,
  orderAccountResource,
  personResource,
  profileResource,
  sessionResource,
  signedInResource,
  wishlistResource,
} from "#api/customers/contract.ts"
import { currentVisit } from "../../request/visit.server.ts"
import { type ApiAnswer, type ApiCall, errorCode, hasData } from "./api-call.server.ts"
import type { AccountEndpoint } from "./api-endpoints.server.ts"
import type { AnswerSchema } from "./parse-answer.server.ts"

const done = z.object({ data: doneResource })
const orderAccount = z.object({ data: orderAccountResource })
const signedIn = z.object({ data: signedInResource })

/** Contracts of the answers of the account endpoints. */
const answers = {
  "GET /api/shopper/export": z.object({ data: exportResource }),
  "GET /api/shopper/me": z.object({ data: profileResource }),
  "GET /api/shopper/person": z.object({ data: personResource }),
  "POST /api/shopper/addresses": done,
  "POST /api/shopper/addresses/remove": done,
  "POST /api/shopper/addresses/usual": done,
  "POST /api/shopper/confirm": signedIn,
  "POST /api/shopper/delete": done,
  "POST /api/shopper/forgot": done,
  "POST /api/shopper/me": done,
  "POST /api/shopper/new-password": done,
  "POST /api/shopper/orders/account": orderAccount,
  "POST /api/shopper/orders/claim": orderAccount,
  "POST /api/shopper/password": done,
  "POST /api/shopper/register": z.object({ data: sessionResource }),
  "POST /api/shopper/sessions/end": done,
  "POST /api/shopper/sign-in": signedIn,
  "POST /api/shopper/sign-out": done,
  "POST /api/shopper/wishlist": z.object({ data: wishlistResource }),
} satisfies Record<AccountEndpoint, z.ZodType>

type Answers = { [E in AccountEndpoint]: z.infer<(typeof answers)[E]> }

/** Data of the answer of an account endpoint. */
export type AccountData<E extends AccountEndpoint> = Answers[E]["data"]

/** Reads the answer of an account's endpoint.
 *  @throws AnswerError */
function parseAccountAnswer<E extends AccountEndpoint>(endpoint: E, { parse }: ApiAnswer): AccountData<E> {
  const schemas: { [K in AccountEndpoint]: AnswerSchema<Answers[K]> } = answers
  return parse(schemas[endpoint]).data
}

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
  | "signInFirst"
  | "failed"

const codes: Record<string, AccountProblem> = {
  INVALID_LOGIN: "wrong",
  INVALID_PASSWORD: "wrongPassword",
  PASSWORD_TOO_SHORT: "tooShort",
  PASSWORD_TOO_LONG: "tooLong",
  PASSWORD_TOO_COMMON: "tooCommon",
  LINK_UNKNOWN: "link",
  OTHER_ACCOUNT: "otherAccount",
}

export type AccountAnswer<T> = { data: T } | { problem: AccountProblem }

export type AccountRequest = { session?: string; data?: object }

export type AccountCall = {
  /** Asks the API about accounts; never retried but for reading. Throws when there is no answer.
   *  @param sent `session` of who is signed in; `data` is the body of a change */
  account<E extends AccountEndpoint>(endpoint: E, sent: AccountRequest): Promise<AccountAnswer<AccountData<E>>>
}

/** Too many passwords wait to be hashed: the form is answered as one that the server has no room for. */
function rejected(): { problem: AccountProblem } {
  const visit = currentVisit()
  if (visit) visit.isRejected = true
  return { problem: "failed" }
}

/** The part of the client that speaks of shoppers' accounts. */
export function createAccount(call: ApiCall): AccountCall {
  return {
    async account(endpoint, { session, data }) {
      const answer = await call<AccountEndpoint>(endpoint, { session, body: data && { data } })
      const { status, body } = answer
      if (status < 300 && hasData(body)) return { data: parseAccountAnswer(endpoint, answer) }
      const code = errorCode(body)
      if (code === "HASHING_BUSY") return rejected()
      const known = codes[code]
      if (known) return { problem: known }
      if (status === 429) return { problem: "tooMany" }
      if (status === 401) return { problem: "signInFirst" }
      if (status === 400) return { problem: "login" }
      throw new Error(`The content API answered ${status} for an account`)
    },
  }
}
