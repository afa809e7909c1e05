import { totpCode } from "./authenticator.ts"
import type { TestShop } from "./shop.ts"
import { sendWith, type TestStaff, toCookieHeader } from "./staff.ts"

/** A member with the second factor on, in the session that turned it on. */
export type MemberWithCode = TestStaff & {
  totpURI: string
  backupCodes: string[]
  /** The code that turned it on: of the step before that moment, so that the one of the moment is good. */
  spentCode: string
}

/** Turns a member's second factor on, as somebody does with a phone.
 *  @throws when it is not turned on */
export async function withSecondFactor(shop: TestShop, member: TestStaff): Promise<MemberWithCode> {
  const auth = "/api/admin/auth/two-factor"
  const begun = await member.send("POST", `${auth}/enable`, { password: member.password })
  const { data } = (await begun.json()) as { data: { totpURI: string; backupCodes: string[] } }
  const confirm = (code: string) => member.send("POST", `${auth}/confirm`, { code })
  let spentCode = totpCode(data.totpURI, -1)
  let confirmed = await confirm(spentCode)
  if (confirmed.status === 401) {
    // A step ended meanwhile.
    spentCode = totpCode(data.totpURI, -1)
    confirmed = await confirm(spentCode)
  }
  if (confirmed.status !== 200) throw new Error(`Not turned on: ${await confirmed.text()}`)
  const cookie = toCookieHeader(confirmed)
  return {
    ...member,
    ...data,
    spentCode,
    cookie,
    send: (method, path, body) => sendWith(shop, cookie, method, path, body),
  }
}
