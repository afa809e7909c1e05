import { BlockList, isIP } from "node:net"

/** Which proxies in front of the shop are believed: how many there are, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList }

const maxHops = 20

/** Loopback, private, shared and link-local networks (RFC 1122, 1918, 3927, 4193, 4291, 6598): a proxy beside the shop comes from one. */
const besideShop = new BlockList()
for (const [network, length] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  besideShop.addSubnet(network, length, "ipv4")
besideShop.addAddress("::1", "ipv6")
besideShop.addSubnet("fc00::", 7, "ipv6")
besideShop.addSubnet("fe80::", 10, "ipv6")

/** An address as it is compared and stored: no port, no brackets, no zone, IPv4 out of its IPv6 form; undefined for what
 *  is none. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const [withoutZone = ""] = bare.split("%")
  const address = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone
  return isIP(address) ? address.toLowerCase() : undefined
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** Reads `TRUST_PROXY`: a number of proxies, or addresses and networks such as `10.0.0.0/8,::1`, separated by commas.
 *  @returns undefined when it is neither */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting)
    return hops >= 1 && hops <= maxHops ? { hops } : undefined
  }
  const addresses = new BlockList()
  for (const entry of setting.split(",")) {
    const [network = "", length] = entry.trim().split("/")
    const address = plainAddress(network)
    if (!address || address !== network.toLowerCase()) return undefined
    const addressBits = isIP(address) === 6 ? 128 : 32
    if (length === undefined) addresses.addAddress(address, family(address))
    else if (/^\d{1,3}$/.test(length) && Number(length) <= addressBits)
      addresses.addSubnet(address, Number(length), family(address))
    else return undefined
  }
  return { addresses }
}

/** The address that a request comes from, as far as it can be believed. Every proxy adds the address that it saw to the
 *  end of `X-Forwarded-For`; what stands before the trusted ones' entries is the client's own claim and never used. A number
 *  of proxies holds for a peer beside the shop alone: whoever reaches the shop's port from elsewhere came past them.
 *  @param peer the other end of the connection
 *  @param forwarded the header `X-Forwarded-For`
 *  @returns "" when the peer is not known */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: TrustedProxies | undefined,
): string {
  let believed = plainAddress(peer) ?? ""
  if (!trusted || !forwarded) return believed
  if (!isBelieved(peer, trusted)) return believed
  const claims = forwarded.split(",").slice(-maxHops).reverse()
  for (const [at, claim] of claims.entries()) {
    const isTrusted = "hops" in trusted ? at < trusted.hops : isAmong(trusted.addresses, believed)
    const address = isTrusted ? plainAddress(claim) : undefined
    if (!address) break
    believed = address
  }
  return believed
}

/** Whether a number of proxies is believed of a peer: it comes from beside the shop.
 *  @param peer the other end of the connection */
export const isBelieved = (peer: string, trusted: TrustedProxies): boolean =>
  !("hops" in trusted) || isAmong(besideShop, plainAddress(peer) ?? "")

const isAmong = (addresses: BlockList, address: string) => address !== "" && addresses.check(address, family(address))
