import { setTimeout as delay } from "node:timers/promises"
import { type Answer, type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, signInStaff } from "../people.ts"
import { after } from "../probe/probe.ts"
import { owner } from "../shop.ts"

const networks = 200
const seconds = 25

/** A wrong sign-in: half of them as staff, half as shoppers by mobile. */
const signIn = (client: Client, index: number): Promise<Answer> =>
  index % 2 === 0
    ? client.sendJson("/api/admin/auth/sign-in/email", { email: `nobody${index}@hanout.test`, password: "wrong-one" })
    : client.sendForm("/login", { login: `05510000${String(index).padStart(2, "0").slice(-2)}`, password: "wrong-one" })

/** Signs in with wrong passwords from 200 networks: at every moment one try of each is under way. In the middle of it the owner
 *  signs in with the right one, from a network of an earlier sign-in. */
export async function attackWrongSignIns(url: string): Promise<Outcome> {
  const clients = Array.from({ length: networks }, (_, index) => createClient(url, networkAddress(index), 1))
  const statuses: number[] = []
  const member = createClient(url, "203.0.113.9", 1)
  await signInStaff(member, owner)
  const isOver = after(seconds)
  const entering = delay((seconds / 2) * 1000).then(() => member.sendJson("/api/admin/auth/sign-in/email", owner))
  await Promise.all(
    clients.map(async (client, index) => {
      while (!isOver()) statuses.push((await signIn(client, index)).status)
    }),
  )
  for (const client of clients) client.close()
  const signedIn = await entering
  member.close()
  const isWrong = statuses.some((status) => status >= 500 && status !== 503)
  return {
    held: signedIn.status === 200 && !isWrong,
    facts: `${countStatuses(statuses)}; the owner meanwhile: ${signedIn.status}`,
  }
}
