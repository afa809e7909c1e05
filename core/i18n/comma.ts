import type { Locale } from "./locale.ts"

/** What stands between the entries of a list. */
export const commaOf = (locale: Locale): string => (locale === "ar" ? "، " : ", ")
