import { knownColor } from "#core/catalogue/variants/known-colors.ts"
import { useMainLocale } from "../../../data/public-api.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { PictureField } from "../../../media/picture-field.tsx"
import * as css from "../../../styles/product.module.css"
import { ChipsField } from "../../../ui/forms/chips-field.tsx"
import { Field } from "../../../ui/forms/field.tsx"
import { emptyTexts } from "../../../ui/forms/local-texts.ts"
import { Swatch } from "../../../ui/forms/swatch.tsx"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { Photo } from "../../../ui/photo.tsx"
import { PickFromPictures } from "../pick-from-pictures.tsx"
import { type DraftColor, newKey } from "../product-draft.ts"
import { colorsNamed } from "../quick-options.ts"
import type { PartProps } from "./part.tsx"
import { RowsPart } from "./rows-part.tsx"

/** The colours that a product is sold in, each with its picture; the first is shown first. */
export function ColorPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  return (
    <RowsPart<DraftColor>
      title={t("product.colors")}
      hint={t("product.colorsHint")}
      add={t("product.addColor")}
      rows={draft.colors}
      head={(open) => (
        <ChipsField
          id="colorNames"
          next="sizeNames"
          label={t("product.colorNames")}
          hint={t("product.colorNamesHint")}
          value={[]}
          onChange={(names) => {
            const added = colorsNamed(draft.colors, names, main)
            set({ colors: [...draft.colors, ...added] })
            // One that is not known has no tint yet.
            const unknown = added.find(({ name }) => !knownColor(name[main]))
            if (unknown) open(unknown)
          }}
        />
      )}
      onChange={(colors) => set({ colors })}
      make={() => ({ key: newKey(), name: emptyTexts, hex: "#808080", image: null })}
      nameOf={({ name }) => titleIn(name, locale) || t("product.colorUnnamed")}
      isWrong={(at) => [`colors.${at}.name.${main}`, `colors.${at}.hex`].some(problemOf)}
      mark={({ hex, image }) => (
        <>
          <Swatch hex={hex} />
          {image && <Photo url={image.url} alt="" size={36} />}
        </>
      )}
    >
      {(color, change, at) => {
        const problem = problemOf(`colors.${at}.name.${main}`)
        return (
          <>
            <ThreeLanguages
              fields={[
                {
                  name: `colors.${at}.name`,
                  label: t("product.colorName"),
                  value: color.name,
                  onChange: (name) => change({ name }),
                  required: true,
                  maxLength: 60,
                  ...(problem && { problems: { [main]: problem } }),
                },
              ]}
            />
            <div className={css.pHex}>
              <input
                type="color"
                aria-label={t("product.colorPick")}
                value={/^#[0-9a-f]{6}$/i.test(color.hex) ? color.hex : "#808080"}
                onChange={({ target }) => change({ hex: target.value })}
              />
              <Field
                label={t("product.colorHex")}
                name={`colors.${at}.hex`}
                value={color.hex}
                dir="ltr"
                problem={problemOf(`colors.${at}.hex`)}
                onChange={({ target }) => change({ hex: target.value.trim() })}
              />
            </div>
            <PickFromPictures pictures={draft.pictures} value={color.image} onPick={(image) => change({ image })} />
            <PictureField
              label={t("product.colorPicture")}
              value={color.image}
              onChange={(image) => change({ image })}
            />
          </>
        )
      }}
    </RowsPart>
  )
}
