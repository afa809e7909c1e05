import { join } from "node:path"

/** How a command names the database that it works on: without user and password.
 *  @param url of PostgreSQL, if the shop uses it */
export function databaseName({ url, dataDir }: { url?: string | undefined; dataDir: string }): string {
  if (!url) return join(dataDir, "hanout.db")
  if (!URL.canParse(url)) return "the database of DATABASE_URL"
  const { host, pathname, searchParams } = new URL(url)
  const name = pathname.replace(/^\//, "") || "of its user"
  return `the database ${name} at ${host || searchParams.get("host") || "localhost"}`
}
