/** Letters that Unicode does not take apart, as searches write them. */
const letters: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ة: "ه", ى: "ي", ٱ: "ا", ک: "ك", ی: "ي" }

/** Folds a text of any of the three languages: accents, case, Arabic letter forms, vowel marks, tatweel, digits. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}ـ]/gu, "")
    .replace(/[œæßةىٱکی]/g, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}
