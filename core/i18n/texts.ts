import type { Locale } from "./locale.ts"

/** A text in each of the shop's languages; "" where it is not written yet. */
export type Texts = Record<Locale, string>

export const noTexts: Texts = { fr: "", ar: "", en: "" }
