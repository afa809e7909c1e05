/** The beginnings of French words whose `h` is mute, without accents. Other words, and names of Arabic origin, keep "de". */
const muteH =
  /^h(?:abi|alein|alog|alter|amecon|armon|ebdo|eli|erb|erit|erm|eur|exa|ist|iv|omm|onn|opit|oriz|orlog|ormon|ort|ot|uil|uit[re]|umain|umeur|umid|ybrid|ydr|yg|yp)/
/** Vowels at the beginning that count as consonants. */
const noElision = /^(?:onz|oui|ouat|ouist|y[aeiou]|un[^a-z]*$)/

/** Whether "de" and "que" lose their vowel before a French text: before a vowel or a mute `h`. */
export function takesElision(text: string): boolean {
  const start = text
    .replace(/^[\u2066-\u2069\u200e\u200f]+/, "")
    .slice(0, 12)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
  if (noElision.test(start)) return false
  return /^[aeiouyœæ]/.test(start) || muteH.test(start)
}

/** Fills a French hole after "de" or "que": "de Casque", "d’Appareil".
 *  @param word with the space behind it, as it stands in the message */
export const elide = (word: string, text: string): string =>
  takesElision(text) ? `${word.trimEnd().slice(0, -1)}’${text}` : `${word}${text}`
