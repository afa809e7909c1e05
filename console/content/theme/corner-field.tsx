import { cornerNames, corners } from "#core/content/theme/theme.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "./theme.module.css"
import type { ThemeDraft } from "./theme-draft.ts"

/** How round corners are, each choice shown as it is. */
export function CornerField({ draft, set }: { draft: ThemeDraft; set: (changes: Partial<ThemeDraft>) => void }) {
  const t = useText()
  return (
    <fieldset className={`${parts.cPart} ${css.cThemeCorners}`}>
      <legend>{t("theme.corners")}</legend>
      <div>
        {cornerNames.map((corner) => (
          <label key={corner}>
            <input
              type="radio"
              name="corner"
              value={corner}
              checked={draft.corner === corner}
              onChange={() => set({ corner })}
            />
            <i style={{ borderStartStartRadius: corners[corner].card }} aria-hidden="true" />
            <span>{t(`theme.corner.${corner}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
