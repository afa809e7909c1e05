/** Cost of a hash: scrypt's own three numbers (RFC 7914). */
export type ScryptCost = { N: number; r: number; p: number }

/** One hash to compute. */
export type ScryptJob = {
  /** Normalized; hashed as UTF-8. */
  password: string
  salt: Uint8Array
  cost: ScryptCost
}

/** The thread's answer to a job. */
export type ScryptResult = { hash: Uint8Array } | { error: Error }

/** Length of a hash, in bytes. */
export const hashLength = 32
