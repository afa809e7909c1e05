import { cutToCodePoints } from "../cut-text.ts"

/** Longest name in a mail, in characters. */
const maxName = 60

/** Line breaks and other control characters. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks that change how a text is read and are not seen: of direction, of no width. */
const invisible = /\p{Cf}+/gu

/** Matches text that mail programs turn into a link: a scheme, a path, an address of any kind, or a domain such as
 *  `shop.example`. */
const link = /^www\.|[/\\@:]|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]+|\d(\.\d+){3}/iu

/** The dots of other scripts, which browsers read as those of a domain. */
const dots = /[\u3002\uFF0E\uFF61\u2024]/g

/** A text that fits on one line of a mail or in its subject: a line break would begin another header. */
export function toSingleLine(text: string): string {
  return text.replace(control, " ").replace(invisible, "").replace(/\s+/g, " ").trim()
}

/** A user's text as a name in a mail: one line, no links, short.
 *  @returns "" where nothing of it is left */
export function toMailName(typed: string): string {
  const words = toSingleLine(typed.normalize("NFKC").replace(dots, ".")).split(" ")
  const text = words.filter((word) => !link.test(word)).join(" ")
  return cutToCodePoints(text, maxName).trim()
}
