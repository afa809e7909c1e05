import { createApi } from "#api/composition/api.ts"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { generatedAddress } from "./generated-address.ts"

const secret = "a-secret-of-32-characters-or-more-for-benches"
const password = "trois-figues-et-un-melon"
const email = "bench@hanout.test"

/** The generated shop, and what an owner who is signed in asks its console. */
export const signedInOwner = () => ownerOf(openDatabase(generatedAddress))

/** A shop, and what an owner who is signed in asks its console. */
export async function ownerOf(db: Db) {
  const api = createApi({ db, token: "none", staff: { secret, publicUrl: undefined } })
  const passwordHash = await hashPassword(password)
  await storeStaff(db, { name: "Bench", email, role: "owner", locale: "fr", passwordHash }, new Date())
  const send = async (path: string, cookie: string, init: RequestInit = {}) =>
    api.fetch(new Request(`http://shop.test/api/admin/${path}`, { headers: { cookie }, ...init }))
  const body = JSON.stringify({ email, password })
  const session = await send("auth/sign-in/email", "", { method: "POST", body })
  const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  return { db, ask: (path: string, init?: RequestInit) => send(path, cookie, init) }
}
