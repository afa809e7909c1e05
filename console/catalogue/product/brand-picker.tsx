import { useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/product.module.css"
import { Field } from "../../ui/forms/field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useBrands } from "./catalogue-api.ts"
import { InPlace } from "./in-place.tsx"

type Props = { value: string; onChange: (brand: string) => void; problem: string | undefined }

/** The brand: one of the shop's, a new one, or none. */
export function BrandPicker({ value, onChange, problem }: Props) {
  const t = useText()
  const { brands, create } = useBrands()
  const [name, setName] = useState("")
  return (
    <div className={css.pBrand}>
      <Select
        label={t("product.brand")}
        name="brand"
        value={value}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t("product.noBrand")}</option>
        <Options of={brands.map((brand) => [brand.documentId, brand.name])} />
      </Select>
      {problem && (
        <p className={fields.why}>
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
      <InPlace
        text={t("product.newBrand")}
        onCreate={async () => {
          onChange((await create(name.trim())).documentId)
          setName("")
        }}
      >
        <Field
          label={t("product.brandName")}
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
      </InPlace>
    </div>
  )
}
