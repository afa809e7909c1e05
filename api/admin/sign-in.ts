import { addAudit } from "#db/admin/audit.ts"
import { signInRequest } from "../contract/admin/sign-in.ts"
import { readBody } from "../read-body.ts"
import { type AddRoute, type AdminDeps, addressOf } from "./admin-context.ts"
import { answerWith, asked, headersFor } from "./ask-auth.ts"

/** How a session begins and ends. */
export function signInRoutes(route: AddRoute, { db, auth, clock }: AdminDeps): void {
  route("POST /auth/sign-in/email", async (c) => {
    const body = await readBody(signInRequest, c.req)
    const call = auth.api.signInEmail({ body, headers: headersFor(c), returnHeaders: true })
    const { response, cookies } = await asked(call)
    return answerWith({ twoFactorRequired: "twoFactorRedirect" in response }, cookies)
  })

  route("POST /auth/sign-out", async (c) => {
    const { cookies } = await asked(auth.api.signOut({ headers: headersFor(c), returnHeaders: true }))
    const what = { action: "sign-out", resource: "session", documentId: null, before: null, after: null }
    await addAudit(db, { staff: c.get("staff"), ...what, address: addressOf(c), at: clock() })
    return answerWith(null, cookies)
  })
}
