/** Reads `postgres://user:password@host:5432/name`.
 *  @returns null for what is no such address, or is ambiguous: a `#`, `/` or `?` that a password holds unencoded ends the
 *  host, and the rest of the password would be taken for a port, a database or an option, which messages name */
export function readDatabaseUrl(setting: string): string | null {
  if (!URL.canParse(setting)) return null
  const { protocol, username, password, pathname, search, hash } = new URL(setting)
  if (!/^postgres(ql)?:$/.test(protocol)) return null
  if (hash || `${pathname}${search}`.includes("@")) return null
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
  } catch {
    return null
  }
  return setting
}
