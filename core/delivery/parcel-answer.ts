import { normalizePhone } from "../customers/phone.ts"
import { shopDay, shopDayStart } from "../i18n/shop-day.ts"

/** A shopper's answers to a failed delivery: try again, another day, another phone, at the desk instead. */
export const parcelAnswers = ["again", "another-day", "phone", "desk"] as const
export type ParcelAnswer = (typeof parcelAnswers)[number]

export const isParcelAnswer = (value: unknown): value is ParcelAnswer => parcelAnswers.some((one) => one === value)

/** An answer with what it needs: a day of Algeria's clock (`2026-11-30`), or a phone as the shop stores it. */
export type GivenAnswer = { answer: ParcelAnswer; day: string | null; phone: string | null }

/** Days that a shopper may choose from, from tomorrow on: carriers keep a parcel for about a week. */
const answerDays = 7

/** The days that a shopper may choose from. */
export const listAnswerDays = (now: Date): string[] =>
  Array.from({ length: answerDays }, (_, n) => shopDay(new Date(shopDayStart(shopDay(now), n + 1))))

/** Whether a number can be called: carriers take Algerian ones alone. */
const isCallable = (phone: string) => /^0\d{8,9}$/.test(phone)

/** Checks an answer.
 *  @returns the answer with nothing that it does not need; undefined where the day or the phone is missing or none */
export function checkAnswer(
  { answer, day, phone }: { answer: ParcelAnswer; day?: string | undefined; phone?: string | undefined },
  now: Date,
): GivenAnswer | undefined {
  if (answer === "another-day") {
    return day !== undefined && listAnswerDays(now).includes(day) ? { answer, day, phone: null } : undefined
  }
  if (answer !== "phone") return { answer, day: null, phone: null }
  const called = normalizePhone(phone ?? "")
  return isCallable(called) ? { answer, day: null, phone: called } : undefined
}

/** An answer as the carrier is told it, in French, which all of them read. */
export function answerWords({ answer, day, phone }: GivenAnswer): string {
  const [year, month, date] = (day ?? "").split("-")
  const words: Record<ParcelAnswer, string> = {
    again: "Le client demande une nouvelle tentative",
    "another-day": `Le client demande la livraison le ${date}/${month}/${year}`,
    phone: `Le client donne un autre numéro : ${phone}`,
    desk: "Le client retirera le colis au bureau",
  }
  return words[answer]
}
