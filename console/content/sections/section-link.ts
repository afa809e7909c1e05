import { withoutLocale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"

/** The path that somebody meant: an address of the shop as the browser shows it is one too, in any language.
 *  @param origin the shop's own, such as `https://shop.example`
 *  @returns the text as it was typed where it is no such address */
export function toLink(typed: string, origin: string): string {
  const text = typed.trim()
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return path.startsWith("/") ? withoutLocale(path) : path
}

/** Whether a section may lead there: nowhere, or to a path of the shop. */
export const isLink = (link: string): boolean => link.trim() === "" || toOwnPath(link.trim()) !== null
