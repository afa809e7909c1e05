import type { IncomingMessage } from "node:http"
import { type UnknownAddressReason, unknownAddress } from "#core/customers/unknown-address.ts"
import { clientAddress, isBelieved, type TrustedProxies } from "../settings/trusted-proxies.ts"

export type AddressSettings = { publicUrl?: string | undefined; trustProxy?: TrustedProxies | undefined }

/** In the place of an address that is gone with its connection: the unspecified one (RFC 6890). */
const goneAddress = "0.0.0.0"

/** Whether the settings imply a proxy that `TRUST_PROXY` does not name: the shop itself speaks plain http. */
export const lacksTrustedProxy = ({ publicUrl, trustProxy }: AddressSettings): boolean =>
  trustProxy === undefined && (publicUrl?.startsWith("https:") ?? false)

type Peer = {
  /** The other end of the connection; undefined = gone already, null = no connection at all. */
  peer: string | undefined | null
  /** The headers `X-Forwarded-For` and `Forwarded`. */
  forwardedFor: string | undefined
  forwarded: string | undefined
}

/** Why the address of a request's client is not known, whatever its connection says; null = it is. */
export function findUnknownReason(
  { forwardedFor, forwarded }: Pick<Peer, "forwardedFor" | "forwarded">,
  settings: AddressSettings,
): UnknownAddressReason | null {
  if (settings.trustProxy) return null
  if (lacksTrustedProxy(settings)) return "https-without-proxy"
  return forwardedFor !== undefined || forwarded !== undefined ? "forwarded-header" : null
}

/** Where a request comes from, and why that is not known. Behind a proxy that is not trusted every peer is the proxy: its
 *  address would count all visitors as one network. A header that a client wrote itself makes it one of those, whom the
 *  limits bound together.
 *  @returns `client` as in `Visit` */
export function readClient(
  { peer, forwardedFor, forwarded }: Peer,
  settings: AddressSettings,
): { client: string; reason: UnknownAddressReason | null } {
  if (peer === null) return { client: "", reason: null }
  const { trustProxy } = settings
  if (trustProxy) {
    const client = clientAddress(peer ?? "", forwardedFor, trustProxy) || goneAddress
    // Perhaps a proxy whose address has to be named: all of its visitors count as one network.
    const isPastProxy = forwardedFor !== undefined && peer !== undefined && !isBelieved(peer, trustProxy)
    return { client, reason: isPastProxy ? "forwarded-header" : null }
  }
  const reason = findUnknownReason({ forwardedFor, forwarded }, settings)
  if (reason) return { client: unknownAddress, reason }
  return { client: clientAddress(peer ?? "", undefined, undefined) || goneAddress, reason: null }
}

/** Where a request comes from, as in `Visit`. */
export function clientOf({ socket, headers }: IncomingMessage, settings: AddressSettings): string {
  const { forwarded, "x-forwarded-for": forwardedFor } = headers
  const peer = { peer: socket.remoteAddress, forwardedFor: forwardedFor?.toString(), forwarded }
  return readClient(peer, settings).client
}

const causes: Record<UnknownAddressReason, string> = {
  "https-without-proxy": "PUBLIC_URL is https, so a proxy stands in front of the shop, and TRUST_PROXY is not set.",
  "forwarded-header": "A request came through a proxy (X-Forwarded-For) that TRUST_PROXY does not name.",
  storefront: "The storefront's server does not know the addresses of its visitors.",
}

/** The warning to the operator, for log and terminal. */
export const addressWarning = (reason: UnknownAddressReason): string =>
  `WARNING: ${causes[reason]}\n` +
  "  The shop cannot tell its visitors' networks apart: limits count all visitors together and are stricter, and one\n" +
  "  visitor can use up another's. Set TRUST_PROXY to the number of proxies in front (TRUST_PROXY=1) or to their\n" +
  "  addresses (TRUST_PROXY=10.0.0.0/8,::1), and start again."
