import { useState } from "react"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { PictureField } from "../media/picture-field.tsx"
import { Field } from "../ui/field.tsx"
import { Icon } from "../ui/icon.tsx"
import { emptyTexts } from "../ui/local-texts.ts"
import { Photo } from "../ui/photo.tsx"
import { Sortable } from "../ui/sortable.tsx"
import { ThreeLanguages } from "../ui/three-languages.tsx"
import { Part, type PartProps } from "./part.tsx"
import { PickFromPictures } from "./pick-from-pictures.tsx"
import { type DraftColor, newKey } from "./product-draft.ts"
import { RowHead } from "./row-head.tsx"

/** The colours that a product is sold in, each with its picture; the first is shown first. */
export function ColorPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const [open, setOpen] = useState<string>()
  const { colors } = draft
  const change = (key: string, changes: Partial<DraftColor>) =>
    set({ colors: colors.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  function add() {
    const color: DraftColor = { key: newKey(), name: emptyTexts, hex: "#808080", image: null }
    set({ colors: [...colors, color] })
    setOpen(color.key)
  }
  const called = ({ name }: DraftColor) => name[locale] || name.fr || t("product.colorUnnamed")
  return (
    <Part title={t("product.colors")} hint={t("product.colorsHint")}>
      <Sortable
        items={colors}
        idOf={({ key }) => key}
        nameOf={called}
        onChange={(sorted) => set({ colors: sorted })}
        className="p-rows"
      >
        {(color, handle, at) => {
          const names = { fr: problemOf(`colors.${at}.name.fr`) ?? "", ar: "", en: "" }
          const hexProblem = problemOf(`colors.${at}.hex`)
          const isOpen = open === color.key || names.fr !== "" || hexProblem !== undefined
          return (
            <div className="p-row">
              <RowHead
                handle={handle}
                name={called(color)}
                isOpen={isOpen}
                onOpen={() => setOpen(isOpen ? undefined : color.key)}
                onRemove={() => set({ colors: colors.filter(({ key }) => key !== color.key) })}
              >
                <Swatch hex={color.hex} />
                {color.image && <Photo url={color.image.url} alt="" size={36} />}
              </RowHead>
              {isOpen && (
                <div className="p-row-body">
                  <ThreeLanguages
                    fields={[
                      {
                        ...{ name: `colors.${at}.name`, label: t("product.colorName"), value: color.name },
                        ...{ onChange: (name) => change(color.key, { name }), required: true, maxLength: 60 },
                        ...(names.fr !== "" && { problems: { fr: names.fr } }),
                      },
                    ]}
                  />
                  <div className="p-hex">
                    <input
                      type="color"
                      aria-label={t("product.colorPick")}
                      value={/^#[0-9a-f]{6}$/i.test(color.hex) ? color.hex : "#808080"}
                      onChange={({ target }) => change(color.key, { hex: target.value })}
                    />
                    <Field
                      label={t("product.colorHex")}
                      name={`colors.${at}.hex`}
                      value={color.hex}
                      dir="ltr"
                      problem={hexProblem}
                      onChange={({ target }) => change(color.key, { hex: target.value.trim() })}
                    />
                  </div>
                  <PickFromPictures
                    pictures={draft.pictures}
                    value={color.image}
                    onPick={(image) => change(color.key, { image })}
                  />
                  <PictureField
                    label={t("product.colorPicture")}
                    value={color.image}
                    onChange={(image) => change(color.key, { image })}
                  />
                </div>
              )}
            </div>
          )
        }}
      </Sortable>
      <p>
        <button type="button" className="btn btn-quiet" onClick={add}>
          <Icon name="plus" />
          {t("product.addColor")}
        </button>
      </p>
    </Part>
  )
}

function Swatch({ hex }: { hex: string }) {
  return <span className="p-swatch" style={{ backgroundColor: hex }} aria-hidden="true" />
}
