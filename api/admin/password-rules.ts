import { readFileSync } from "node:fs"
import { join } from "node:path"
import { compactWord, type PasswordProblem, passwordProblem } from "#core/staff-password.ts"
import { ApiError } from "../errors.ts"

const lines = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n")

const common: ReadonlySet<string> = new Set(
  lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => compactWord(line)),
)

const messages: Record<PasswordProblem, string> = {
  PASSWORD_TOO_SHORT: "The password has fewer than 10 characters",
  PASSWORD_TOO_LONG: "The password has more than 128 characters",
  PASSWORD_TOO_COMMON: "The password is one of those that are tried first",
}

/** Refuses a password that is easily guessed.
 *  @param own what is known of whoever chooses it: name, e-mail address
 *  @throws ApiError 400 with the reason in `details.code` */
export function checkNewPassword(password: string, own: readonly string[]): void {
  const code = passwordProblem(password, common, own)
  if (code) throw new ApiError(400, "ValidationError", messages[code], { details: { code } })
}
