import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto"
import { createContext } from "react-router"

/** Issues the signed time of a form and reads it again. */
export type FormTimes = {
  /** The present time, signed. */
  issue(): string
  /** Milliseconds since a signed time was issued; null for one that this shop has not issued. */
  ageOf(signed: unknown): number | null
}

/** @param secret the same in all processes of a shop
 *  @param clock milliseconds since 1970 */
export function formTimes(secret: string, clock: () => number = Date.now): FormTimes {
  const key = createSecretKey(createHmac("sha256", secret).update("hanout form time").digest())
  const sign = (time: string) => createHmac("sha256", key).update(time).digest("base64url").slice(0, 22)
  return {
    issue() {
      const time = clock().toString(36)
      return `${time}.${sign(time)}`
    },
    ageOf(signed) {
      const [, time = "", signature = ""] =
        (typeof signed === "string" && /^([\da-z]{1,11})\.([\w-]{22})$/.exec(signed)) || []
      if (!time || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(time)))) return null
      // The clock of another process may be ahead.
      return Math.max(0, clock() - Number.parseInt(time, 36))
    },
  }
}

/** For loaders and actions. */
export const formTimesContext = createContext<FormTimes>()
