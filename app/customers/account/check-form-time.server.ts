import { formTimeName } from "../../forms/form-time-field.tsx"
import { detectBot, timeAgain } from "../../forms/honeypot.ts"
import type { FormTimes } from "../../request/form-times.server.ts"

/** Checks the signed time of a form of an account that has a mail sent.
 *  @returns whether it is to be pressed once more, and the time with which it goes back to its sender */
export function checkFormTime(form: FormData, formTimes: FormTimes): { isSuspicious: boolean; formTime: string } {
  const signed = form.get(formTimeName)
  const suspicion = detectBot({ filled: "", age: formTimes.ageOf(signed) })
  return { isSuspicious: suspicion !== null, formTime: timeAgain(suspicion, signed, formTimes.issue) }
}
