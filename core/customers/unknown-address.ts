/** In the place of a client's address that is not known, as in RFC 7239 (6): the shop stands behind a proxy that nobody
 *  told it to trust, so the other end of every connection is the proxy. */
export const unknownAddress = "unknown"

/** Why the addresses of clients are not known.
 *  - `https-without-proxy`: `PUBLIC_URL` is https, which a proxy in front must speak, and `TRUST_PROXY` is unset
 *  - `forwarded-header`: a request came with `X-Forwarded-For`, and `TRUST_PROXY` is unset
 *  - `storefront`: the storefront's server, a process of its own, does not know them */
export const unknownAddressReasons = ["https-without-proxy", "forwarded-header", "storefront"] as const

export type UnknownAddressReason = (typeof unknownAddressReasons)[number]
