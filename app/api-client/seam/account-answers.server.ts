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
import type { ApiAnswer } from "./api-call.server.ts"
import type { AccountEndpoint } from "./api-endpoints.server.ts"
import type { AnswerSchema } from "./parse-answer.server.ts"

const done = z.object({ data: doneResource })
const orderAccount = z.object({ data: orderAccountResource })
const signedIn = z.object({ data: signedInResource })

/** What each of the accounts' endpoints answers. */
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

/** What an account's endpoint answers. */
export type AccountData<E extends AccountEndpoint> = Answers[E]["data"]

/** Reads the answer of an account's endpoint.
 *  @throws AnswerError */
export function parseAccountAnswer<E extends AccountEndpoint>(endpoint: E, { parse }: ApiAnswer): AccountData<E> {
  const schemas: { [K in AccountEndpoint]: AnswerSchema<Answers[K]> } = answers
  return parse(schemas[endpoint]).data
}
