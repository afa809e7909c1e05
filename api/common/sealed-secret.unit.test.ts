import { expect, it } from "vitest"
import { openSecret, sealSecret } from "./sealed-secret.ts"

const shop = "s".repeat(43)

it("opens what it has sealed, and shows nothing of it", async () => {
  const sealed = await sealSecret(shop, "whsec_citron مفتاح")
  expect(await openSecret(shop, sealed)).toBe("whsec_citron مفتاح")
  expect(sealed).not.toContain("citron")
  expect(Buffer.from(sealed, "hex").toString("latin1")).not.toContain("citron")
  expect(await sealSecret(shop, "whsec_citron مفتاح")).not.toBe(sealed)
})

it("opens nothing of another shop, and nothing that was changed", async () => {
  const sealed = await sealSecret(shop, "secret")
  expect(await openSecret("t".repeat(43), sealed)).toBeUndefined()
  const last = sealed.at(-1) === "0" ? "1" : "0"
  expect(await openSecret(shop, sealed.slice(0, -1) + last)).toBeUndefined()
  expect(await openSecret(shop, "")).toBeUndefined()
})
