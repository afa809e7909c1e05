import { createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { signInShopper } from "../people.ts"
import { shopper } from "../shop.ts"

const [signIns, atOnce, networks] = [60, 4, 30]
/** What an account may have (`db/staff/sessions.ts`). */
const maxSessions = 20

/** One account signs in from thirty networks and never signs out: its oldest sessions end, the newest one lives. */
export async function attackSessions(url: string): Promise<Outcome> {
  const cookies: string[] = []
  const signIn = async (index: number) => {
    const browser = createClient(url, networkAddress(index % networks), 1)
    const { cookie } = await signInShopper(browser, shopper.email, shopper.password)
    if (cookie) cookies.push(cookie)
    browser.close()
  }
  for (let index = 0; index < signIns; index += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, one) => signIn(index + one)))
  }
  const browser = createClient(url, networkAddress(1), 1)
  const statuses: number[] = []
  for (const cookie of cookies) statuses.push((await browser.send("/profile", { headers: { cookie } })).status)
  browser.close()
  const live = statuses.filter((status) => status === 200).length
  return {
    held: cookies.length > 0 && statuses.at(-1) === 200 && live <= maxSessions,
    facts: `${cookies.length} of ${signIns} sign-ins succeeded, ${live} sessions live, the newest: ${statuses.at(-1)}`,
  }
}
