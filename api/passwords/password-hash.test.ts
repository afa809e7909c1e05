import { expect, it } from "vitest"
import { hashPassword, isPassword } from "./password-hash.ts"

it("knows a password again, however its letters are put together, and no other one", async () => {
  const hash = await hashPassword("Été à Béjaïa")
  expect(await isPassword({ hash, password: "Été à Béjaïa".normalize("NFD") })).toBe(true)
  expect(await isPassword({ hash, password: "Ete a Bejaia" })).toBe(false)
  expect(await isPassword({ hash, password: "" })).toBe(false)
})

it("stores what a hash costs, and a salt of its own", async () => {
  const [one, two] = [await hashPassword("the same"), await hashPassword("the same")]
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
})

it("takes nothing that it did not write", async () => {
  expect(await isPassword({ hash: "", password: "" })).toBe(false)
  expect(await isPassword({ hash: "bcrypt$1$2$3$4$5", password: "" })).toBe(false)
})
