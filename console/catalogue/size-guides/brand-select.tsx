import { useNavigate } from "react-router"
import type { AdminSizeGuide } from "#api/catalogue/contract-admin-size-guide.ts"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import { useText } from "../../i18n/use-text.ts"
import { Options, Select } from "../../ui/forms/select.tsx"
import { isGuideFor, type SizeGuideDraft } from "./size-guide-draft.ts"

type Props = {
  draft: SizeGuideDraft
  brands: readonly AdminBrand[]
  guides: readonly AdminSizeGuide[]
  /** While something is not stored: another brand's guide would take its place. */
  disabled: boolean
}

/** The brand that a guide belongs to: choosing another one leads to its guide. */
export function BrandSelect({ draft: { kind, brand }, brands, guides, disabled }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const hasOwn = ({ documentId }: AdminBrand) => guides.some((guide) => isGuideFor(guide, kind, documentId))
  const groups = [
    { label: t("guide.brandsOwn"), brands: brands.filter(hasOwn) },
    { label: t("guide.brandsOther"), brands: brands.filter((one) => !hasOwn(one)) },
  ]
  return (
    <Select
      label={t("guide.brand")}
      hint={t("guide.brandHint")}
      name="brand"
      disabled={disabled}
      value={brand?.documentId ?? ""}
      onChange={({ target }) => navigate(`/settings/size-guides/${kind}${target.value && `/${target.value}`}`)}
    >
      <option value="">{t("guide.brandAll")}</option>
      {groups
        .filter((group) => group.brands.length > 0)
        .map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options of={group.brands.map(({ documentId, name }) => [documentId, name])} />
          </optgroup>
        ))}
    </Select>
  )
}
