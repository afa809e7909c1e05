import { type CarrierAccount, CarrierError } from "../adapter.ts"

/** An address below the account's base address.
 *  @param path its segments; an empty last one ends it with a slash. Each is encoded.
 *  @throws CarrierError for a segment of dots, which would lead out of the path */
export function carrierUrl(account: CarrierAccount, path: string[], query: Record<string, string> = {}): URL {
  if (path.some((segment) => /^\.{1,2}$/.test(segment))) throw new CarrierError("rejected", null)
  const url = new URL(path.map(encodeURIComponent).join("/"), account.baseUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
  return url
}
