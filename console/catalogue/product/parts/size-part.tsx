import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { useMainLocale } from "../../../data/public-api.ts"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { Button } from "../../../ui/button.tsx"
import { ChipsField } from "../../../ui/forms/chips-field.tsx"
import { emptyTexts, type LocalTexts } from "../../../ui/forms/local-texts.ts"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { ThreeLanguages } from "../../../ui/forms/three-languages.tsx"
import { type DraftSize, newKey } from "../product-draft.ts"
import { missingSizes, sizesNamed } from "../quick-options.ts"
import { sizeSets } from "../size-sets.ts"
import type { PartProps } from "./part.tsx"
import { RowsPart } from "./rows-part.tsx"

/** The sizes that a product is sold in, and what they are. */
export function SizePart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  const nameOf = (name: LocalTexts) => titleIn(name, locale)
  const problemAt = (at: number) => problemOf(`sizes.${at}.name.${main}`)
  function addSet(names: LocalTexts[]) {
    set({ sizes: [...draft.sizes, ...missingSizes(draft.sizes, names, main)] })
  }
  return (
    <RowsPart<DraftSize>
      id="sizes"
      title={t("product.sizes")}
      hint={t("product.sizesHint")}
      add={t("product.addSize")}
      rows={draft.sizes}
      onChange={(sizes) => set({ sizes })}
      make={() => ({ key: newKey(), name: emptyTexts })}
      nameOf={({ name }) => nameOf(name) || t("product.sizeUnnamed")}
      isWrong={(at) => problemAt(at) !== undefined}
      head={() => (
        <>
          <ChipsField
            id="sizeNames"
            next="unitsEach"
            label={t("product.sizeNames")}
            hint={t("product.sizeNamesHint")}
            value={[]}
            onChange={(names) => set({ sizes: [...draft.sizes, ...sizesNamed(draft.sizes, names, main)] })}
            maxLength={30}
          />
          <Select
            label={t("product.sizeKind")}
            value={draft.sizeKind}
            onChange={({ target }) => {
              const sizeKind = sizeKinds.find((kind) => kind === target.value)
              if (sizeKind) set({ sizeKind })
            }}
          >
            <Options of={sizeKinds.map((kind) => [kind, t(`product.sizeKind.${kind}`)])} />
          </Select>
          <p className={css.pSets}>
            {sizeSets[draft.sizeKind].map((names) => {
              const [first, last] = [names[0], names.at(-1)]
              const sizes = first && last ? `${nameOf(first)}–${nameOf(last)}` : ""
              return (
                <Button key={sizes} look="quiet" icon="plus" onClick={() => addSet(names)}>
                  {t("product.addSizes", { sizes: isolate(sizes) })}
                </Button>
              )
            })}
          </p>
        </>
      )}
    >
      {({ name }, change, at) => {
        const problem = problemAt(at)
        return (
          <ThreeLanguages
            fields={[
              {
                name: `sizes.${at}.name`,
                label: t("product.sizeName"),
                value: name,
                hint: t("product.sizeSame"),
                onChange: (to) => change({ name: to }),
                required: true,
                maxLength: 30,
                ...(problem && { problems: { [main]: problem } }),
              },
            ]}
          />
        )
      }}
    </RowsPart>
  )
}
