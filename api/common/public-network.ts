import { type LookupAddress, lookup } from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { promisify } from "node:util"
import { isPublicAddress } from "./public-address.ts"

/** How a name becomes addresses, and which of them may be reached. A test says where its own server is. */
export type Network = {
  resolve: (host: string) => Promise<LookupAddress[]>
  isAllowed: (address: string) => boolean
  /** Whether requests may go without TLS. */
  isHttpAllowed?: boolean
  /** A certificate that is trusted besides those of Node. */
  ca?: string
}

const lookupAll = promisify(lookup)
const resolve = (host: string) => lookupAll(host, { all: true })

/** The public internet by the names of this machine's resolver: no address of this machine or of a private network. */
export const publicNetwork: Network = { resolve, isAllowed: isPublicAddress }

/** Everything that this machine can reach. */
export const anyNetwork: Network = { resolve, isAllowed: () => true, isHttpAllowed: true }

/** A host that must not be reached. */
export class NotPublicError extends Error {
  override name = "NotPublicError"
}

/** Resolves a name for a connection. All its addresses must be allowed, and the connection is made to these: a name that
 *  changes between a check and a connection reaches nothing else. */
export function safeLookup({ resolve, isAllowed }: Network): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address))) {
          callback(new NotPublicError(host), "", 0)
        } else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, "", 0),
    )
  }
}

/** Whether the host of an address is a number that may not be reached: a connection to one looks up no name. */
export function isForbiddenNumber({ hostname }: URL, { isAllowed }: Network): boolean {
  const host = hostname.replace(/^\[|\]$/g, "")
  return isIP(host) !== 0 && !isAllowed(host)
}

/** Whether an address that the merchant gave may be requested: by https, or http where the network has it, and at no number of a private
 *  network. Names are looked at by `safeLookup`. */
export function mayReach(url: URL, network: Network): boolean {
  const isAllowedScheme = url.protocol === "https:" || (url.protocol === "http:" && network.isHttpAllowed === true)
  return isAllowedScheme && !isForbiddenNumber(url, network)
}
