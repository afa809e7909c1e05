import { defaultLocale, isLocale, type Locale } from "#core/i18n/locale.ts"

/** Tells in which main language the data of a page was read. */
const header = "x-main-language"

/** Notes the shop's main language on the data of a page. */
export function tellMainLanguage(answer: Response, main: Locale): Response {
  answer.headers.set(header, main)
  return answer
}

/** Whether data is of a time when the shop had another main language than the page that asked for it: its words would be
 *  missing there, as a page has those of one language alone (app/i18n/i18n.tsx).
 *  @param main of `<html data-main>`
 *  @returns false for an answer that does not tell it, such as a failure */
export function isOfOtherMain(answer: Pick<Response, "headers">, main: string | undefined): boolean {
  const told = answer.headers.get(header)
  return told !== null && told !== (isLocale(main) ? main : defaultLocale)
}
