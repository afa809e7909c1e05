import type { Locale } from "./locale.ts"

/** Returns the separator of a list's entries. */
export const commaOf = (locale: Locale): string => (locale === "ar" ? "، " : ", ")
