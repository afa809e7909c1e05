import { setPasswordCost } from "../staff/credentials/password-hash.ts"

/** The least that scrypt can cost: hundreds of passwords are tried. What a hash costs stands in it. */
export const setCheapPasswords = () => setPasswordCost({ N: 1024, r: 8, p: 1 })

setCheapPasswords()
