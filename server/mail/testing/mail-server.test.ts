import { createTransport } from "nodemailer"
import { afterEach, expect, test } from "vitest"
import { type MailServer, startMailServer } from "./mail-server.ts"

let server: MailServer
afterEach(() => server.close())

test("says what has come where more was waited for", async () => {
  server = await startMailServer({ timeoutMs: 300 })
  await expect(server.untilReceived(1)).rejects.toThrow("0 of 1 mails came within 300 ms")
  const mail = { from: "shop@example.dz", to: "amina@example.dz", subject: "Bonjour", text: "…" }
  await createTransport(server.url).sendMail(mail)
  await server.untilReceived(1)
  await expect(server.untilReceived(2)).rejects.toThrow(
    "1 of 2 mails came within 300 ms\n  to amina@example.dz: Bonjour",
  )
})
