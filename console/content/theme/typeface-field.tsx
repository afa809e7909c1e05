import * as fields from "#app/styles/fields.module.css"
import { type Typeface, typefaces } from "#core/content/theme/theme.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import * as css from "./theme.module.css"
import type { ThemeDraft } from "./theme-draft.ts"
import { useTypeface } from "./use-typeface.ts"

const names: Record<Typeface, string> = {
  readex: "Readex Pro",
  cairo: "Cairo",
  alexandria: "Alexandria",
  "el-messiri": "El Messiri",
}

type Props = { draft: ThemeDraft; set: (changes: Partial<ThemeDraft>) => void }

/** The typeface of the shop, each choice written in itself, in both scripts. */
export function TypefaceField({ draft, set }: Props) {
  const t = useText()
  return (
    <fieldset className={`${parts.cPart} ${css.cThemeTypes}`}>
      <legend>{t("theme.typeface")}</legend>
      {typefaces.map((typeface) => (
        <label key={typeface} className={`${fields.check} ${forms.cAlone}`}>
          <input
            type="radio"
            name="typeface"
            value={typeface}
            checked={draft.typeface === typeface}
            onChange={() => set({ typeface })}
          />
          <Sample typeface={typeface} use={t(`theme.typeface.${typeface}`)} />
        </label>
      ))}
    </fieldset>
  )
}

function Sample({ typeface, use }: { typeface: Typeface; use: string }) {
  const fontFamily = useTypeface(typeface)
  return (
    <span style={{ fontFamily }}>
      <bdi dir="ltr">{names[typeface]}</bdi> · <bdi lang="ar">خط المتجر</bdi>
      <small className="muted">{use}</small>
    </span>
  )
}
