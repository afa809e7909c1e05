import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { folderTarget } from "./folder-target.ts"
import { LeaseLost, MailNotSent } from "./mail-target.ts"

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "hanout-outbox-"))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const mail = { id: "one", from: "shop@example.dz", to: "amina@example.dz", raw: Buffer.from("Subject: x\r\n\r\ny") }

test("writes a mail into a file that its owner alone can read, the same mail into the same file", async () => {
  const send = folderTarget(join(dir, "outbox"))
  await send(mail, async () => true)
  await send(mail, async () => true)
  expect(readdirSync(join(dir, "outbox"))).toEqual(["one.eml"])
  expect(readFileSync(join(dir, "outbox/one.eml"), "utf8")).toBe("Subject: x\r\n\r\ny")
  expect(statSync(join(dir, "outbox")).mode & 0o777).toBe(0o700)
  expect(statSync(join(dir, "outbox/one.eml")).mode & 0o777).toBe(0o600)
})

test("gives no mail its name that is another process's by now", async () => {
  const send = folderTarget(dir)
  await expect(send(mail, async () => false)).rejects.toBeInstanceOf(LeaseLost)
  expect(readdirSync(dir)).toEqual(["one.eml.part"])
})

test("says that the folder cannot be written", async () => {
  const file = folderTarget(join(import.meta.dirname, "folder-target.ts"))
  await expect(file(mail, async () => true)).rejects.toBeInstanceOf(MailNotSent)
})
