import { type PasswordProblem, passwordProblem } from "#core/staff/staff-password.ts"
import { ApiError } from "../../errors.ts"
import { commonPasswords } from "./common-passwords.ts"

const messages: Record<PasswordProblem, string> = {
  PASSWORD_TOO_SHORT: "The password has fewer than 10 characters",
  PASSWORD_TOO_LONG: "The password has more than 128 characters",
  PASSWORD_TOO_COMMON: "The password is one of those that are tried first",
}

/** Refuses a password that is easily guessed.
 *  @param own known facts about the user: name, e-mail address
 *  @throws ApiError 400 with the reason in `details.code` */
export async function checkNewPassword(password: string, own: readonly string[]): Promise<void> {
  const code = passwordProblem(password, await commonPasswords(), own)
  if (code) throw new ApiError(400, "ValidationError", messages[code], { details: { code } })
}
