import type { Say } from "../../i18n/texts.ts"

/** Returns the error text of a field that the API rejected; its own messages are for programmers.
 *  @returns undefined = none */
export function fieldProblem(problems: Record<string, string>, name: string, t: Say): string | undefined {
  if (!(name in problems)) return undefined
  return t(name === "mobile" ? "order.wrongMobile" : "order.wrongField")
}
