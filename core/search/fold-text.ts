import { toLatinDigits } from "../latin-digits.ts"

/** Letters that Unicode does not take apart, as searches write them. */
const letters: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ة: "ه", ى: "ي", ٱ: "ا", ک: "ك", ی: "ي" }

/** Drops invisible characters (Unicode category `Cf`): direction marks, joiners, soft hyphens. Pasted text is full of them. */
export const dropInvisible = (text: string): string => text.replace(/\p{Cf}/gu, "")

/** Folds a text of any of the three languages: accents, case, Arabic letter forms, vowel marks, tatweel, digits, invisible
 *  characters. */
export function foldText(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}ـ]/gu, "")
    .replace(/[œæßةىٱکی]/g, (letter) => letters[letter] ?? letter)
  return toLatinDigits(plain)
}
