import { Hono } from "hono"
import { findAdapter } from "#carriers/list/adapters.ts"
import { findAccount } from "#db/carriers/accounts.ts"
import { storeHook } from "#db/carriers/hooks.ts"
import { pollNow } from "#db/carriers/parcel-events.ts"
import { wakeTask } from "#db/carriers/tasks.ts"
import { notifyTasksChanged } from "#db/carriers/tasks-changed.ts"
import type { Db } from "#db/database.ts"
import { notFound, tooBusy } from "../errors.ts"
import { limitRequest } from "../limit-request.ts"
import { limitedTo, readBytes } from "../read-body.ts"
import { openAccount, toProblem } from "./connect-account.ts"
import { toToldEvents } from "./told-events.ts"

type Env = { Bindings: { client?: string | undefined } }

/** Bytes of a webhook: one tells of some hundred parcels at most. */
const maxHook = 256 * 1024

/** Keys of addresses that there are: anything else is not looked up. */
const hookKey = /^[A-Za-z0-9_-]{32}$/

/** `/carrier-hooks/{key}`: where carriers send webhooks. One is checked and stored, and answered at once; a process works it through. */
export function carrierHookRoutes(db: Db, shopSecret: string, clock: () => Date): Hono<Env> {
  async function found(key: string) {
    const account = hookKey.test(key) ? await findAccount(db, { hookKey: key }) : undefined
    const adapter = account && findAdapter(account.platform)
    if (!account || !adapter) throw notFound()
    return { account, adapter }
  }
  return new Hono<Env>()
    .get("/:key", async (c) => {
      const { adapter } = await found(c.req.param("key"))
      const text = adapter.answerChallenge?.(new URL(c.req.url).searchParams)
      // A carrier's own text goes back as text alone, cut: it is no page.
      if (text == null) throw notFound()
      return new Response(text.slice(0, 500), {
        headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
      })
    })
    .post("/:key", limitedTo(maxHook), async (c) => {
      await limitRequest({ db, clock, secret: shopSecret }, "carrier-hooks", { address: c.env?.client || undefined })
      const { account, adapter } = await found(c.req.param("key"))
      if (!adapter.parseWebhook) throw notFound()
      const body = await readBytes(c.req)
      const headers = Object.fromEntries(c.req.raw.headers)
      const query = new URL(c.req.url).searchParams
      const now = clock()
      const events = await (async () => {
        try {
          return adapter.parseWebhook?.(await openAccount(shopSecret, account), { headers, body, query }, now.getTime())
        } catch (error) {
          if (toProblem(error)) return undefined
          throw error
        }
      })()
      if (!events) throw notFound()
      if (adapter.webhookIsHint) {
        await pollNow(db, account.id, [...new Set(events.map(({ tracking }) => tracking))].slice(0, 500), now)
        await wakeTask(db, account.id, "follow", now)
        notifyTasksChanged(db)
      } else {
        const told = toToldEvents(events, now)
        if (told.length > 0 && !(await storeHook(db, account.id, told, now))) throw tooBusy()
      }
      return Response.json({ data: { received: events.length } })
    })
}
