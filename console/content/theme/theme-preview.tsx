import { type CSSProperties, useState } from "react"
import type { Colors } from "#core/content/theme/base-colors.ts"
import { type Corner, corners } from "#core/content/theme/theme.ts"
import { themeColors } from "#core/content/theme/theme-stylesheet.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { ContrastList } from "./contrast-list.tsx"
import * as previewCss from "./preview.module.css"
import { PreviewPage } from "./preview-page.tsx"
import * as css from "./theme.module.css"
import { shownTheme, type ThemeDraft } from "./theme-draft.ts"
import { useTypeface } from "./use-typeface.ts"

const screens = ["phone", "desktop"] as const
const schemes = ["light", "dark"] as const

/** The custom properties of one scheme, for the preview alone. */
function properties(colors: Colors, corner: Corner): CSSProperties {
  const named = Object.entries(colors).map(([token, value]) => [`--${token}`, value])
  const { card, field } = corners[corner]
  return { ...Object.fromEntries(named), "--r": `${card}px`, "--r-s": `${field}px` }
}

/** A page of the shop as the draft would make it, on a phone or a desktop, in the light or the dark scheme. */
export function ThemePreview({ draft }: { draft: ThemeDraft }) {
  const t = useText()
  const [screen, setScreen] = useState<(typeof screens)[number]>("phone")
  const [scheme, setScheme] = useState<(typeof schemes)[number]>("light")
  const theme = shownTheme(draft)
  const colors = themeColors(theme)[scheme]
  const fontFamily = useTypeface(theme.typeface)
  return (
    <section className={`${parts.cPart} ${css.cThemePreview}`} aria-label={t("theme.preview")}>
      <div className={parts.cPartHead}>
        <h2>{t("theme.preview")}</h2>
        <div className={css.cThemeSwitches}>
          <div className={css.cThemeSwitch}>
            {screens.map((one) => (
              <button key={one} type="button" aria-pressed={one === screen} onClick={() => setScreen(one)}>
                {t(`theme.screen.${one}`)}
              </button>
            ))}
          </div>
          <div className={css.cThemeSwitch}>
            {schemes.map((one) => (
              <button key={one} type="button" aria-pressed={one === scheme} onClick={() => setScheme(one)}>
                {t(`theme.scheme.${one}`)}
              </button>
            ))}
          </div>
        </div>
      </div>
      <div className={css.cThemeStage}>
        <div
          className={previewCss.cThemeFrame}
          data-screen={screen}
          style={{ ...properties(colors, theme.corner), fontFamily }}
          inert
        >
          <PreviewPage theme={theme} scheme={scheme} />
        </div>
      </div>
      <ContrastList colors={colors} />
    </section>
  )
}
