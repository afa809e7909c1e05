import { BlockList, isIP } from "node:net"

/** IPv4 networks that are not the public internet: IANA's registry of special-purpose addresses, and multicast. */
const specialNetworks = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
]

/** Of the IPv6 addresses only 2000::/3 is public, but for what leads to IPv4 (6to4, Teredo) and what is for documents. */
const publicIpv6 = "2000::/3"
const specialIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]

function networks(list: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const found = new BlockList()
  for (const network of list) {
    const [address = "", bits] = network.split("/")
    found.addSubnet(address, Number(bits), family)
  }
  return found
}

const special4 = networks(specialNetworks, "ipv4")
const special6 = networks(specialIpv6, "ipv6")
const public6 = networks([publicIpv6], "ipv6")

/** Whether an IP address is one of the public internet: neither this machine nor its networks nor a cloud's own services. IPv4
 *  addresses written as IPv6 (`::ffff:10.0.0.1`) are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special4.check(address, "ipv4")
  return family === 6 && public6.check(address, "ipv6") && !special6.check(address, "ipv6")
}
