import { randomBytes, timingSafeEqual } from "node:crypto"
import { hashLength, type ScryptCost } from "./scrypt-job.ts"
import { createScryptQueue } from "./scrypt-queue.ts"

/** One of the equally strong settings of OWASP's Password Storage Cheat Sheet: 32 MB and a fifth of a second. */
const defaultCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }

/** Two threads of the process hash all passwords, one for each slot of `hashing-slot.ts`. */
const queue = createScryptQueue(2)

/** Ends the threads that hash passwords: the process stops. */
export const endPasswordHashing = queue.end

/** The same letter may be typed as one sign or as two. */
const normalized = (password: string) => password.normalize("NFKC")

/** All of a stored hash but the hash itself: `scrypt$N$r$p$salt`, with a new random salt. */
export function newHashPrefix({ N, r, p }: ScryptCost = defaultCost): string {
  return ["scrypt", N, r, p, randomBytes(16).toString("base64url")].join("$")
}

/** Returns the beginning of a stored hash, up to and with its salt. */
export const toHashPrefix = (hash: string): string => hash.split("$").slice(0, 5).join("$")

/** Hashes a password with the cost and the salt of a prefix.
 *  @returns what is stored: `scrypt$N$r$p$salt$hash`, so that a stronger setting can follow one day
 *  @throws ApiError 503 when the process stops */
export async function hashWithPrefix(prefix: string, password: string): Promise<string> {
  const [, N, r, p, salt = ""] = prefix.split("$")
  const hash = await queue.scrypt({
    password: normalized(password),
    salt: Buffer.from(salt, "base64url"),
    cost: { N: Number(N), r: Number(r), p: Number(p) },
  })
  return `${prefix}$${Buffer.from(hash).toString("base64url")}`
}

/** Hashes a password with a new salt.
 *  @returns what is stored
 *  @throws ApiError 503 when the process stops */
export function hashPassword(password: string, cost?: ScryptCost): Promise<string> {
  return hashWithPrefix(newHashPrefix(cost), password)
}

/** Whether a password is the one that was stored; compared in constant time.
 *  @throws ApiError 503 when the process stops */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, , , , , stored = ""] = hash.split("$")
  if (kind !== "scrypt") return false
  const given = await hashWithPrefix(toHashPrefix(hash), password)
  const [expected, computed] = [Buffer.from(stored, "base64url"), Buffer.from(given.slice(-43), "base64url")]
  return expected.length === hashLength && timingSafeEqual(expected, computed)
}
