import { afterEach, expect, test } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { readConfig } from "../settings/config.ts"
import { errorForLog } from "../settings/log.ts"
import { startMailServer } from "./testing/mail-server.ts"
import { openMailing } from "./testing/mailing.ts"

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

test("a mail server that repeats the password in its refusal does not bring it into outbox or log", async () => {
  const password = "figs/and/melons"
  const server = await startMailServer({
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => done(new Error(`no ${auth.username} with ${auth.password}`)),
    },
  })
  open.push(server.close)
  const SMTP_URL = server.url.replace("//", `//merchant:${encodeURIComponent(password)}@`)
  readConfig("all", { SMTP_URL })
  const mailing = await openMailing(SMTP_URL)
  open.push(mailing.shop.close)
  open.push(mailing.start())
  await placedOrder(mailing.shop, { email: "amina@example.dz" })
  const rows = await mailing.until(([row]) => row?.last_problem != null)
  expect(rows[0]).toMatchObject({ last_problem: "signIn", last_code: 535 })
  expect(JSON.stringify(rows)).not.toContain("figs")
  expect(JSON.stringify(mailing.logged.map((line) => errorForLog(Reflect.get(line, "err"))))).not.toContain("figs")
})
