import { RejectedError } from "../data/api-client.ts"
import type { Say, TextKey } from "../i18n/texts.ts"
import { rejectionText } from "./rejection-text.ts"

const texts: Record<string, TextKey> = {
  PASSWORD_TOO_SHORT: "new.tooShort",
  PASSWORD_TOO_LONG: "new.tooLong",
  PASSWORD_TOO_COMMON: "new.tooCommon",
  EMAIL_TAKEN: "new.emailTaken",
  NAME_TAKEN: "new.nameTaken",
  INVALID_PASSWORD: "account.wrongPassword",
  INVALID_CODE: "auth.wrongCode",
  INVALID_BACKUP_CODE: "auth.wrongCode",
  INVALID_TWO_FACTOR_COOKIE: "auth.expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "auth.expired",
  LINK_UNKNOWN: "new.unknownText",
  HASHING_BUSY: "auth.busy",
  SECOND_FACTOR_REQUIRED: "auth.secondRequired",
  SECOND_FACTOR_FIRST: "staff.secondOwnFirst",
  PASSWORD_REQUIRED: "account.wrongPassword",
  CODE_REQUIRED: "auth.wrongCode",
  OWN_ACCOUNT: "staff.ownAccount",
}

/** Returns the text of a rejection by the staff's API: by its reason, else by its status.
 *  @param own texts of this screen by status, used first */
export function staffRejectionText(problem: unknown, t: Say, own: Partial<Record<number, string>> = {}): string {
  const code = problem instanceof RejectedError ? texts[String(problem.details.code)] : undefined
  return code ? t(code) : rejectionText(problem, t, own)
}
