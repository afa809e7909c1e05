import { type Answer, type Client, createClient, networkAddress } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { after } from "./probe.ts"
import { owner } from "./shop.ts"

const networks = 200
const seconds = 20

const counted = (answers: readonly Answer[]) => {
  const statuses = Map.groupBy(answers, ({ status }) => status)
  return [...statuses].map(([status, some]) => `${some.length} × ${status}`).join(", ")
}

/** A wrong sign-in: half of them as staff, half as shoppers by mobile. */
const signIn = (url: string, client: Client, index: number): Promise<Answer> =>
  index % 2 === 0
    ? client.sendJson("/api/admin/auth/sign-in/email", { email: `nobody${index}@hanout.test`, password: "wrong-one" })
    : client.send("/login", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
        body: `login=05510000${String(index).padStart(2, "0").slice(-2)}&password=wrong-one`,
      })

/** Signs in with wrong passwords from 200 networks: at every moment one try of each is under way. Then the owner signs in
 *  with the right one. */
export async function attackSignIn(url: string): Promise<Outcome> {
  const clients = Array.from({ length: networks }, (_, index) => createClient(url, networkAddress(index), 1))
  const answers: Answer[] = []
  const isOver = after(seconds)
  await Promise.all(
    clients.map(async (client, index) => {
      while (!isOver()) answers.push(await signIn(url, client, index))
    }),
  )
  for (const client of clients) client.close()
  const member = createClient(url, "203.0.113.9", 1)
  const signedIn = await member.sendJson("/api/admin/auth/sign-in/email", owner)
  member.close()
  const wrong = answers.filter(({ status }) => status >= 500 && status !== 503)
  return {
    held: signedIn.status === 200 && wrong.length === 0,
    facts: `${counted(answers)}; then the owner: ${signedIn.status}`,
  }
}
