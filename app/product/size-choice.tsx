import { useI18n } from "../i18n/i18n.tsx"

type SizeChoiceProps = {
  formId: string
  sizes: string[]
  chosen: string
  /** Large tiles, as beside swatches with pictures. */
  tiles: boolean
  onChoose: (size: string) => void
}

/** Sizes. None is chosen beforehand, so that nobody receives a size that they did not ask for. */
export function SizeChoice({ formId, sizes, chosen, tiles, onChoose }: SizeChoiceProps) {
  const { t } = useI18n()
  if (sizes.length === 0) return null
  return (
    <fieldset>
      <legend className="label">
        {t("product.size")} {chosen ? <b>{chosen}</b> : <span className="muted">{t("product.sizeLater")}</span>}
      </legend>
      <div className={tiles ? "sizes size-tiles" : "sizes"}>
        {sizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              form={formId}
              name="size"
              value={size}
              defaultChecked={size === chosen}
              onChange={() => onChoose(size)}
            />
            <bdi dir="ltr">{size}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
