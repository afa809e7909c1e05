import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { passwordProblem } from "#core/staff/staff-password.ts"
import { commonPasswords } from "./common-passwords.ts"

const list = await commonPasswords()

describe("the list of common passwords", () => {
  it("holds more than 3 000 that are long enough to be chosen, and a bounded number in all", () => {
    const long = [...list.passwords].filter((password) => password.length >= 10)
    expect(long.length).toBeGreaterThan(40_000)
    expect(list.passwords.size).toBeLessThan(70_000)
    expect(list.words.size).toBeLessThan(1500)
  })

  it.each([
    "qwertyuiop",
    "1q2w3e4r5t",
    "unbelievable",
    "manchester",
    "christopher1",
    "Liverpool123",
    "metallica666",
    "Ch@mpi0ns2024",
    "spongebob1234",
    "basketball!!",
    "monkey dragon",
    "hanout-livraison",
    "wahran2026!!",
    "كلمة السر 2026",
    "Vive l’Algérie!",
  ])("has %s refused", (password) => {
    expect(passwordProblem(password, list)).toBe("PASSWORD_TOO_COMMON")
  })

  it.each(["trois-figues-et-un-melon", "figues et melons du jardin", "des dattes et du petit lait", "زيتون وتمر وماء"])(
    "lets %s pass",
    (password) => {
      expect(passwordProblem(password, list)).toBeNull()
    },
  )

  it("is read once", async () => {
    expect(await commonPasswords()).toBe(list)
  })
})

describe.each(["build/storefront/client", "build/console"])("what browsers load from %s", (folder) => {
  const root = join(import.meta.dirname, "../../..", folder)
  it.skipIf(!existsSync(root))("holds no part of the list", () => {
    const scripts = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
    expect(scripts.length).toBeGreaterThan(0)
    for (const name of scripts) {
      const code = readFileSync(join(root, name), "utf8")
      for (const password of ["1q2w3e4r5t", "4815162342", "tahyaldjazair"]) expect(code).not.toContain(password)
    }
  })
})
