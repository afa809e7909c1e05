import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"

/** Its own key beside those of sessions and second factors. */
const keyOf = (shopSecret: string) => `${shopSecret}: secrets of other systems`

/** Encrypts a secret that the database keeps, such as the key of another system, by a key that is derived from the shop's own secret
 *  (`DATA_DIR/auth-secret`), which is in no backup. */
export const sealSecret = (shopSecret: string, text: string): Promise<string> =>
  symmetricEncrypt({ key: keyOf(shopSecret), data: text })

/** @returns undefined when it was encrypted by the secret of another shop, or was changed */
export async function openSecret(shopSecret: string, sealed: string): Promise<string | undefined> {
  try {
    return await symmetricDecrypt({ key: keyOf(shopSecret), data: sealed })
  } catch {
    return undefined
  }
}
