/** A field that people do not see and do not fill in; programs do. */
export const honeypotName = "website"

/** Nobody reads and fills in a form in less, in milliseconds. */
const minAge = 2500
/** For so long a form can be sent, in milliseconds: a day. */
const maxAge = 24 * 3600 * 1000

/** Signs of a bot: a hidden field is filled in; the form was sent at once; it is not one of this shop, or an old one. */
export type BotSign = "trapped" | "hurried" | "stale" | null

/** Whether a form was filled in by a program.
 *  @param filled the field that people do not see
 *  @param age of the form by its signed time, in milliseconds; null = it has none of this shop's */
export function detectBot({ filled, age }: { filled: unknown; age: number | null }): BotSign {
  if (typeof filled !== "string" || filled !== "") return "trapped"
  if (age === null || age > maxAge) return "stale"
  return age < minAge ? "hurried" : null
}

/** The signed time with which a form goes back to its sender: its own, as mending a field takes a person no time, or a new
 *  one in the place of one that does not hold. */
export const timeAgain = (suspicion: BotSign, signed: unknown, issue: () => string): string =>
  suspicion === "stale" || typeof signed !== "string" ? issue() : signed
