import { randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { registerSecret } from "./secrets.ts"

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined)
/** Of file systems without hard links. */
const withoutLinks: unknown[] = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]

/** Stores a new secret where there is none. The file appears with its content: another process that starts at the same moment
 *  never reads an empty one. */
function createSecret(file: string): void {
  const own = `${file}.${randomBytes(8).toString("hex")}`
  try {
    writeFileSync(own, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" })
    linkSync(own, file)
  } catch (error) {
    if (withoutLinks.includes(codeOf(error)) && existsSync(own)) renameSync(own, file)
    else if (codeOf(error) !== "EEXIST") throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** A secret of the shop: the given one, or one of 256 bits made at the first start and stored in `DATA_DIR/{name}`, readable
 *  by the owner alone. Several processes starting at once agree on one.
 *  @throws when the file exists but holds no secret */
function storedSecret(
  name: string,
  what: string,
  given: string | undefined,
  dataDir: string,
  shortest: number,
): string {
  if (given) return registerSecret(given)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, name)
  if (!existsSync(file)) createSecret(file)
  const secret = readFileSync(file, "utf8").trim()
  if (secret.length < shortest) throw new Error(`${file} holds no ${what}: delete it to have a new one made`)
  return registerSecret(secret)
}

/** The token that the storefront shows the content API, in `DATA_DIR/api-token`.
 *  @throws when the file exists but holds no token */
export const apiToken = (given: string | undefined, dataDir: string) =>
  storedSecret("api-token", "token", given, dataDir, 16)

/** Reads the secret that signs the staff's cookies and encrypts their second factors, in `DATA_DIR/auth-secret`. A
 *  new one ends all sessions and makes every second factor useless.
 *  @throws when the file exists but holds no secret */
export const authSecret = (given: string | undefined, dataDir: string) =>
  storedSecret("auth-secret", "secret", given, dataDir, 32)
