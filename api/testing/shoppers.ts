import { itemEnvelope } from "../common/contract-envelope.ts"
import { profileResource, sessionResource } from "../customers/contract.ts"
import { type TestShop, testToken } from "./shop.ts"

export const password = "trois-figues-et-un-melon"
export const names = { firstname: "Amina", lastname: "Bensalem", locale: "fr" }

let people = 0
export const nextEmail = () => `amina${people++}@example.dz`
export const nextMobile = () => `06${61_223_310 + people++}`

type Answer = { status: number; headers: Headers; text: string }

/** Requests of the storefront's server about accounts. */
export function shopperCalls(shop: TestShop) {
  async function ask(
    method: "GET" | "POST",
    path: string,
    data?: object,
    session?: string,
    token = testToken,
  ): Promise<Answer> {
    const answer = await shop.send(`/api/shopper/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(session && { "x-shopper-session": session }),
      },
      ...(data && { body: JSON.stringify({ data }) }),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const post = (path: string, data: object, session?: string) => ask("POST", path, data, session)
  const register = (login: string) => post("register", { login, password, ...names })
  const signIn = (login: string, given = password) => post("sign-in", { login, password: given })
  const sessionIn = ({ text }: { text: string }) =>
    itemEnvelope(sessionResource).parse(JSON.parse(text)).data.session ?? ""
  return {
    ask,
    post,
    register,
    signIn,
    sessionIn,
    /** The profile of who is signed in. */
    async profile(session: string) {
      const { status, text } = await ask("GET", "me", undefined, session)
      if (status !== 200) throw new Error(`The profile was answered with ${status}`)
      return itemEnvelope(profileResource).parse(JSON.parse(text)).data
    },
    /** The mail that was written last, with what it is made from. */
    lastMail: () => lastMail(shop),
    /** An account of an e-mail address, confirmed by its mail. */
    async accountByMail(email = nextEmail()) {
      const registered = await register(email)
      if (registered.status !== 201) throw new Error(`The registration was answered with ${registered.status}`)
      const { token } = await lastMail(shop)
      return { email, session: sessionIn(await post("confirm", { token, password })) }
    },
  }
}

async function lastMail(shop: TestShop) {
  const row = await shop.db
    .selectFrom("mail_outbox")
    .select(["kind", "locale", "recipient", "data"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...row, token: (JSON.parse(row.data ?? "{}") as { token?: string }).token ?? "" }
}
