import type { StaffRole } from "#core/staff/staff-permissions.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { hashPassword } from "../passwords/password-hash.ts"
import { cheapPasswordCost, type TestShop } from "./shop.ts"

export type TestStaff = {
  id: string
  name: string
  email: string
  password: string
  role: StaffRole
  /** The header `Cookie` of the session. */
  cookie: string
  /** Sends a request in this session; a body is sent as JSON. */
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

const password = "trois-figues-et-un-melon"

/** One hash for all of them: hundreds of sign-ins are tried. */
let hash: Promise<string> | undefined

/** The cookies that an answer gives, as a browser sends them back. */
export const toCookieHeader = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

/** Sends a request to the API with a cookie; a body is sent as JSON.
 *  @param client the address that it comes from */
export const sendWith = (
  shop: TestShop,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  client?: string,
) =>
  shop.send(
    path,
    {
      method,
      headers: { ...(cookie && { cookie }), ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    client,
  )

/** Signs in by e-mail and password.
 *  @throws unless that makes a session */
export async function signIn(shop: TestShop, email: string, given = password): Promise<string> {
  const answer = await sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", { email, password: given })
  const cookie = toCookieHeader(answer)
  if (answer.status !== 200 || !cookie) throw new Error(`Not signed in: ${answer.status} ${await answer.text()}`)
  return cookie
}

/** A member of staff with a role, signed in as people do.
 *  @param name one member a name and shop */
export async function signedIn(shop: TestShop, role: StaffRole, name = `Test ${role}`): Promise<TestStaff> {
  hash ??= hashPassword(password, cheapPasswordCost)
  const email = `${name.toLowerCase().replace(/\W+/g, "-")}@hanout.test`
  const member = { name, email, role, locale: "fr" as const, passwordHash: await hash }
  const stored = await storeStaff(shop.db, member, new Date())
  if ("taken" in stored) throw new Error(`There is somebody called ${name} already`)
  const { id } = stored
  const cookie = await signIn(shop, email)
  return {
    id,
    name,
    email,
    password,
    role,
    cookie,
    send: (method, path, body) => sendWith(shop, cookie, method, path, body),
  }
}
