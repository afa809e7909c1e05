import { contrast } from "#core/content/theme/oklch.ts"
import { toBrand } from "#core/content/theme/theme.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Swatch } from "../../ui/forms/swatch.tsx"
import * as css from "./theme.module.css"
import type { BrandProblem, ThemeDraft } from "./theme-draft.ts"

type Props = {
  draft: ThemeDraft
  wrong: BrandProblem | undefined
  set: (changes: Partial<ThemeDraft>) => void
}

/** The brand colour, picked or typed, with the nearest allowed one where white cannot be read on it. */
export function BrandField({ draft, wrong, set }: Props) {
  const t = useText()
  const brand = toBrand(draft.brand)
  const ratio = brand && contrast("#ffffff", brand).toFixed(1)
  const texts = {
    unknown: t("theme.brandUnknown"),
    contrast: t("theme.brandContrast", { ratio: ratio ?? "" }),
  }
  return (
    <section className={parts.cPart}>
      <h2>{t("theme.colors")}</h2>
      <p className="small muted">{t("theme.brandHint")}</p>
      <div className={css.cThemeBrand}>
        <input
          type="color"
          aria-label={t("theme.pick")}
          value={brand ?? "#0b4f8a"}
          onChange={({ target }) => set({ brand: target.value })}
        />
        <Field
          label={t("theme.brand")}
          name="brand"
          dir="ltr"
          value={draft.brand}
          placeholder={t("theme.own")}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          problem={wrong && texts[wrong.kind]}
          hint={ratio && t("theme.brandFine", { ratio })}
          onChange={({ target }) => set({ brand: target.value })}
        />
      </div>
      {wrong?.kind === "contrast" && (
        <Button look="quiet" className={css.cThemeNearest} onClick={() => set({ brand: wrong.nearest })}>
          <Swatch hex={wrong.nearest} />
          <span>
            {t("theme.nearest")} <bdi dir="ltr">{wrong.nearest}</bdi>
          </span>
        </Button>
      )}
    </section>
  )
}
