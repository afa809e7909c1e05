import { describe, expect, it } from "vitest"
import { clientAddress, plainAddress, readTrustedProxies } from "./trusted-proxies.ts"

const from = (peer: string, forwarded: string | undefined, setting?: string) =>
  clientAddress(peer, forwarded, setting === undefined ? undefined : readTrustedProxies(setting))

describe("the client's address", () => {
  it("is the other end of the connection when no proxy is trusted, whatever the header claims", () => {
    expect(from("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9")
    expect(from("203.0.113.9", undefined, "1")).toBe("203.0.113.9")
  })

  it("is what the nearest trusted proxies saw, not what the client wrote before them", () => {
    const header = "6.6.6.6, 198.51.100.7, 10.0.0.2"
    expect(from("10.0.0.1", header, "1")).toBe("10.0.0.2")
    expect(from("10.0.0.1", header, "2")).toBe("198.51.100.7")
    expect(from("10.0.0.1", header, "10.0.0.0/8")).toBe("198.51.100.7")
  })

  it("believes no header of a peer that is not among the trusted addresses", () => {
    expect(from("203.0.113.9", "198.51.100.1", "10.0.0.0/8,::1")).toBe("203.0.113.9")
  })

  it.each(["127.0.0.1", "::1", "10.0.0.1", "172.31.0.1", "192.168.1.1", "169.254.1.1", "fd00::1", "fe80::1%eth0"])(
    "counts proxies from %s, which is beside the shop",
    (peer) => expect(from(peer, "198.51.100.1", "1")).toBe("198.51.100.1"),
  )

  it.each(["203.0.113.9", "172.32.0.1", "100.128.0.1", "2001:db8::1", "::ffff:203.0.113.9"])(
    "counts no proxies from %s, who came past them",
    (peer) => {
      expect(from(peer, "198.51.100.1", "1")).toBe(plainAddress(peer))
      expect(from(peer, "198.51.100.1", peer.replace("::ffff:", ""))).toBe("198.51.100.1")
    },
  )

  it("stops at an entry that is no address", () => {
    expect(from("10.0.0.1", "198.51.100.1, <script>", "2")).toBe("10.0.0.1")
    expect(from("10.0.0.1", "198.51.100.1, unknown, 10.0.0.3", "10.0.0.0/8")).toBe("10.0.0.3")
  })

  it("is not more than the header holds", () => {
    expect(from("10.0.0.1", "198.51.100.1", "5")).toBe("198.51.100.1")
    expect(from("", "198.51.100.1", "10.0.0.0/8")).toBe("")
  })

  it("reads ports, brackets, zones and IPv4 in IPv6", () => {
    expect(["1.2.3.4:55", "[2001:DB8::1]:443", "fe80::1%eth0", "::ffff:1.2.3.4"].map(plainAddress)).toEqual([
      "1.2.3.4",
      "2001:db8::1",
      "fe80::1",
      "1.2.3.4",
    ])
    expect(from("::ffff:127.0.0.1", "[2001:db8::9]:1234", "127.0.0.1")).toBe("2001:db8::9")
  })
})

it.each(["0", "21", "yes", "true", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.1:80", "10.0.0.1,", "::1/129", "*"])(
  "does not take %s for proxies",
  (setting) => {
    expect(readTrustedProxies(setting)).toBeUndefined()
  },
)
