import type { Say } from "../../i18n/texts.ts"

/** What to say below a field of an order that the API refused; its own words are for programmers.
 *  @returns undefined where nothing is wrong */
export function fieldProblem(problems: Record<string, string>, name: string, t: Say): string | undefined {
  if (!(name in problems)) return undefined
  return t(name === "mobile" ? "order.wrongMobile" : "order.wrongField")
}
