import type { Theme } from "#core/content/theme/theme.ts"
import { mailForm } from "#core/content/theme/theme-picture.ts"

/** A logo in a mail: an absolute address, and its size in CSS pixels. */
export type MailLogo = { src: string; width: number; height: number }

const maxHeight = 48
const maxWidth = 240

/** The logo of mails under a theme; null without one, for an SVG, which mail programs do not show, and where the shop has
 *  no public address.
 *  @param origin such as `https://shop.example` */
export function mailLogo({ logo }: Theme, origin: string | undefined): MailLogo | null {
  const path = logo && mailForm(logo)
  if (!path || origin === undefined) return null
  const scale = Math.min(maxHeight / logo.height, maxWidth / logo.width, 1)
  const pixels = (side: number) => Math.max(1, Math.round(side * scale))
  return { src: `${origin}${path}`, width: pixels(logo.width), height: pixels(logo.height) }
}
