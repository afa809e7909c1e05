import { expect, it } from "vitest"
import { openSecret, sealSecret } from "./sealed-secret.ts"

const shop = "s".repeat(43)

it("opens what it has sealed, and shows nothing of it", () => {
  const sealed = sealSecret(shop, "whsec_citron مفتاح")
  expect(openSecret(shop, sealed)).toBe("whsec_citron مفتاح")
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("citron")
  expect(sealSecret(shop, "whsec_citron مفتاح")).not.toBe(sealed)
})

it("opens nothing of another shop, and nothing that was changed", () => {
  const sealed = sealSecret(shop, "secret")
  expect(openSecret("t".repeat(43), sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, "base64")
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(openSecret(shop, bytes.toString("base64"))).toBeUndefined()
  expect(openSecret(shop, "")).toBeUndefined()
})
