import { afterAll, expect, it } from "vitest"
import { createPalette } from "#core/content/theme/palette.ts"
import { defaultTheme } from "#core/content/theme/theme.ts"
import { insertThemeVersion } from "#db/content/theme.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { inTransaction } from "#db/transaction.ts"
import { openMailShop } from "./testing/mailing.ts"

const { server, mailing, close } = await openMailShop()
afterAll(close)

it("a mail's button has the brand colour of the published theme, in both schemes", async () => {
  const { db } = mailing.shop
  const logo = { url: "/media/theme/0123456789abcdef.webp", width: 400, height: 200 }
  const theme = { ...defaultTheme, brand: "#7b2544", logo }
  await inTransaction(db, (tx) => insertThemeVersion(tx, theme, mailing.now()))
  const to = "theme@example.dz"
  await addMail(db, { key: "test:theme", kind: "account-known", locale: "ar", to, data: {} }, mailing.now())
  notifyMailQueued(db)
  await mailing.until((all) => all.every(({ status }) => status === "sent"))
  const html = server.received.find((each) => each.to.includes(to))?.mail.html ?? ""
  expect(html).toContain("background:#7b2544;color:#ffffff;")
  expect(html).toContain(
    '<img src="https://shop.example/media/theme/0123456789abcdef.png" alt="حانوت" width="96" height="48"',
  )
  expect(html).toContain(`.go { background: ${createPalette(theme.brand).dark.action} !important`)
})
