import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** What a hash costs whoever reckons it: scrypt's own three numbers. */
type Cost = { N: number; r: number; p: number }

/** One of the equally strong settings of OWASP's Password Storage Cheat Sheet: 32 MB and about a tenth of a second. */
export const usualCost: Cost = { N: 2 ** 15, r: 8, p: 3 }
const length = 32

let costNow = usualCost

/** What a new hash costs in this process from now on: for tests, which reckon hundreds of them. */
export function setPasswordCost(cost: Cost): void {
  costNow = cost
}

const options = ({ N, r, p }: Cost) => ({ N, r, p, maxmem: 256 * N * r + 2 ** 20 })

/** The same letter may be typed as one sign or as two. */
const bytesOf = (password: string) => password.normalize("NFKC")

/** What is stored of a password: `scrypt$N$r$p$salt$hash`, so that a stronger setting can follow one day. */
export async function hashPassword(password: string): Promise<string> {
  const cost = costNow
  const salt = randomBytes(16)
  const hash = await derive(bytesOf(password), salt, length, options(cost))
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$")
}

/** Whether a password is the one that was stored; compared in a time that tells nothing. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, N, r, p, salt = "", stored = ""] = hash.split("$")
  if (kind !== "scrypt") return false
  const expected = Buffer.from(stored, "base64url")
  const given = await derive(
    bytesOf(password),
    Buffer.from(salt, "base64url"),
    length,
    options({ N: Number(N), r: Number(r), p: Number(p) }),
  )
  return expected.length === length && timingSafeEqual(given, expected)
}
