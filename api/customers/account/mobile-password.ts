import { findShopperByHash, listMobilePrefixes } from "#db/customers/mobile-salts.ts"
import { setShopperPassword } from "#db/customers/people.ts"
import { inTransaction } from "#db/transaction.ts"
import { hashCountedTry } from "../../passwords/hashing-slot.ts"
import { hashWithPrefix, newHashPrefix } from "../../passwords/password-hash.ts"
import { countedShopperTry, type ShopperClient, type ShopperDeps } from "./shopper-context.ts"

type Given = { mobile: string; password: string; client: ShopperClient }

type Checked = {
  /** The account of the number with this password. */
  id: string | undefined
  /** The password as it is stored of an account of the number. */
  hash: string
  /** Takes the tries back: the password was right. */
  undoTries: () => Promise<void>
}

/** Looks for the account of a mobile number with a password: one hash and one lookup by it, however many accounts the
 *  number has, and as much for a number that has none. Counts as a sign-in, whatever it is asked for: whoever registers
 *  or changes a password learns no more about the passwords of a number, and not faster, than whoever signs in.
 *
 *  A number whose accounts were made before they shared a salt costs up to two hashes more. Each counts as a try of its
 *  own, and the account that is found moves to the shared salt.
 *  @param mobile as `normalizePhone` gives it
 *  @throws ApiError 429 after too many tries, 503 when too many hash at once */
export async function checkMobilePassword(deps: ShopperDeps, { mobile, password, client }: Given): Promise<Checked> {
  const { db, clock, passwordCost } = deps
  const count = () => countedShopperTry(deps, client, { kind: "shopper-sign-in", account: mobile })
  const tries = [await count()]
  const undoTries = async () => {
    for (const takeBack of tries) await takeBack()
  }
  const found = await hashCountedTry(undoTries, async () => {
    const [shared = newHashPrefix(passwordCost), ...own] = await listMobilePrefixes(db, mobile)
    const hash = await hashWithPrefix(shared, password)
    const id = await findShopperByHash(db, mobile, hash)
    if (id) return { id, hash }
    for (const prefix of own) {
      tries.push(await count())
      const older = await findShopperByHash(db, mobile, await hashWithPrefix(prefix, password))
      if (!older) continue
      await inTransaction(db, (tx) => setShopperPassword(tx, older, hash, clock()))
      return { id: older, hash }
    }
    return { id: undefined, hash }
  })
  return { ...found, undoTries }
}
