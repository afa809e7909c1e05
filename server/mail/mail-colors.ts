import { createPalette } from "#core/content/theme/palette.ts"
import type { Theme } from "#core/content/theme/theme.ts"
import { defaultMailColors, type MailColors } from "./render-html.ts"

/** The colours of mails under a theme. */
export function mailColors({ brand }: Theme): MailColors {
  if (brand === null) return defaultMailColors
  const { light, dark } = createPalette(brand)
  return {
    button: light.action,
    darkButton: dark.action,
    onButton: light["on-action"],
    onDarkButton: dark["on-action"],
  }
}
