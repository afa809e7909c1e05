import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The token that the storefront shows the content API: the given one, or one made at the first start and kept in
 *  `DATA_DIR/api-token`, readable by the owner alone. Several processes starting at once agree on one.
 *  @throws when the file exists but holds no token */
export function apiToken(given: string | undefined, dataDir: string): string {
  if (given) return given
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, "api-token")
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" })
  } catch (problem) {
    if (!(problem instanceof Error && "code" in problem && problem.code === "EEXIST")) throw problem
  }
  const token = readFileSync(file, "utf8").trim()
  if (token.length < 16) throw new Error(`${file} holds no token: delete it to have a new one made`)
  return token
}
