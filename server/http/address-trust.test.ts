import { describe, expect, it } from "vitest"
import { readTrustedProxies } from "../settings/trusted-proxies.ts"
import { lacksTrustedProxy, readClient } from "./address-trust.ts"

const plain = { peer: "203.0.113.9", forwardedFor: undefined, forwarded: undefined }
const passedOn = { ...plain, peer: "10.0.0.1", forwardedFor: "198.51.100.4" }
const trustProxy = readTrustedProxies("1")

describe("where a request comes from", () => {
  it("is the other end of the connection in a shop without a proxy", () => {
    expect(readClient(plain, {})).toEqual({ client: "203.0.113.9", reason: null })
    expect(readClient(plain, { publicUrl: "http://192.168.1.10:3000" })).toEqual({
      client: "203.0.113.9",
      reason: null,
    })
  })

  it("is what a trusted proxy says", () => {
    const settings = { trustProxy, publicUrl: "https://shop.example" }
    expect(readClient(passedOn, settings)).toEqual({ client: "198.51.100.4", reason: null })
    expect(lacksTrustedProxy(settings)).toBe(false)
  })

  it("is unknown behind a proxy that nobody told of", () => {
    const https = { publicUrl: "https://shop.example" }
    expect(lacksTrustedProxy(https)).toBe(true)
    expect(readClient(plain, https)).toEqual({ client: "unknown", reason: "https-without-proxy" })
    expect(readClient(passedOn, {})).toEqual({ client: "unknown", reason: "forwarded-header" })
    expect(readClient({ ...plain, forwarded: "for=198.51.100.4" }, {})).toEqual({
      client: "unknown",
      reason: "forwarded-header",
    })
  })

  it("is counted where the connection is gone, and nothing where there is none", () => {
    expect(readClient({ ...plain, peer: undefined }, {}).client).toBe("0.0.0.0")
    expect(readClient({ ...plain, peer: undefined }, { trustProxy }).client).toBe("0.0.0.0")
    expect(readClient({ ...plain, peer: null }, {}).client).toBe("")
  })
})
