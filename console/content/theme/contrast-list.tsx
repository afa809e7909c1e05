import * as fields from "#app/styles/fields.module.css"
import type { Colors, ColorToken } from "#core/content/theme/base-colors.ts"
import { contrast } from "#core/content/theme/oklch.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./theme.module.css"

type Row = { text: "button" | "page" | "link" | "soft"; color: ColorToken; on: ColorToken }

const rows: Row[] = [
  { text: "button", color: "on-action", on: "action" },
  { text: "page", color: "ink", on: "ground" },
  { text: "soft", color: "ink-2", on: "sunken" },
  { text: "link", color: "action-ink", on: "ground" },
]

/** The contrast of what is read most, as it is calculated for the draft. */
export function ContrastList({ colors }: { colors: Colors }) {
  const t = useText()
  return (
    <ul className={css.cThemeContrast} aria-label={t("theme.contrast")}>
      {rows.map(({ text, color, on }) => (
        <li key={text}>
          <b style={{ color: colors[color], backgroundColor: colors[on] }} aria-hidden="true">
            Aa
          </b>
          <span>{t(`theme.contrast.${text}`)}</span>
          <bdi className={fields.count}>{contrast(colors[color], colors[on]).toFixed(1)}:1</bdi>
          <Icon name="check" />
        </li>
      ))}
    </ul>
  )
}
