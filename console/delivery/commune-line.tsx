import type { WilayaResource } from "#api/delivery/contract.ts"
import { useText } from "../i18n/use-text.ts"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import { cellText } from "./cell-text.ts"
import type { TypedCommune } from "./commune-draft.ts"

type Props = {
  name: string
  wilaya: WilayaResource
  typed: TypedCommune
  /** The prices that cannot be stored. */
  wrong: readonly ("home" | "desk")[]
  onChange: (changes: Partial<TypedCommune>) => void
}

/** One commune's own terms. The placeholder of an empty price is the wilaya's price. */
export function CommuneLine({ name, wilaya, typed, wrong, onChange }: Props) {
  const t = useText()
  const price = (field: "home" | "desk") => (
    <Field
      label={t(field === "home" ? "tariff.home" : "tariff.desk")}
      problem={wrong.includes(field) ? t("tariff.problem.price") : undefined}
      inputMode="decimal"
      dir="ltr"
      maxLength={12}
      autoComplete="off"
      disabled={typed.closed || (field === "home" && typed.homeClosed)}
      placeholder={cellText(wilaya[field])}
      value={typed[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
  return (
    <li data-closed={typed.closed || undefined}>
      <b>{name}</b>
      <Check
        label={t("communes.delivered")}
        checked={!typed.closed}
        onChange={() => onChange({ closed: !typed.closed })}
      />
      <Check
        label={t("communes.atHome")}
        checked={!typed.closed && !typed.homeClosed}
        disabled={typed.closed}
        onChange={() => onChange({ homeClosed: !typed.homeClosed })}
      />
      {price("home")}
      {price("desk")}
    </li>
  )
}
