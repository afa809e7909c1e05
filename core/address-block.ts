/** The block of an internet address that orders are counted by: the first 24 bits of an IPv4 address, the first 48 of an
 *  IPv6 one, which is the most that a provider gives to one customer. An IPv4 address inside IPv6 counts as itself.
 *  @returns null for what is no address */
export function addressBlock(typed: string): string | null {
  const address = typed.trim().toLowerCase().split(/[/%]/)[0] ?? ""
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1]
  return blockOfIpv4(mapped ?? address) ?? blockOfIpv6(address)
}

function blockOfIpv4(address: string): string | null {
  const bytes = address.split(".")
  if (bytes.length !== 4 || !bytes.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) < 256)) return null
  return `${bytes.slice(0, 3).map(Number).join(".")}.0/24`
}

function blockOfIpv6(address: string): string | null {
  const halves = address.split("::")
  if (halves.length > 2 || !address.includes(":")) return null
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array<string>(missing).fill("0"), ...tail]
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null
  const bits = groups.slice(0, 3).map((group) => Number.parseInt(group, 16))
  return `${bits.map((group) => group.toString(16)).join(":")}::/48`
}

/** The network of a client's address, for what gives each network a share (fair-limiter.ts). All addresses that are not known
 *  are one network together. */
export const networkOf = (address: string | undefined): string => addressBlock(address ?? "") ?? ""
