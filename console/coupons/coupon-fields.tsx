import { useId } from "react"
import { useUniverses } from "../catalogue/products/use-universes.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import * as forms from "../ui/forms/forms.module.css"
import { problemsIn } from "../ui/forms/local-texts.ts"
import { MomentField } from "../ui/forms/moment-field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { ThreeLanguages } from "../ui/forms/three-languages.tsx"
import type { CouponDraft } from "./coupon-draft.ts"

type Props = {
  draft: CouponDraft
  set: (changes: Partial<CouponDraft>) => void
  problemOf: (field: string) => string | undefined
  /** Orders hold it: its code stays. */
  isHeld: boolean
}

/** Fields of a coupon: its discount, its conditions and its dates. */
export function CouponFields({ draft, set, problemOf, isHeld }: Props) {
  const t = useText()
  const { choices } = useUniverses()
  const publicHint = useId()
  type Name = "code" | "value" | "minimumAmount" | "maxUses" | "maxUsesPerPhone"
  const field = (name: Name, label: string, more: object = {}) => (
    <Field
      label={label}
      name={name}
      value={draft[name]}
      problem={problemOf(name)}
      autoComplete="off"
      {...more}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  const moment = (name: "startDate" | "endDate", label: string) => (
    <MomentField
      label={label}
      name={name}
      value={draft[name]}
      problem={problemOf(name)}
      required={true}
      isEnd={name === "endDate"}
      onChange={(value) => set({ [name]: value })}
    />
  )
  const anyNumber = { inputMode: "numeric", placeholder: t("settings.anyNumber") }
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("coupon.what")}</h2>
        <div className={forms.cGrid}>
          {field("code", t("coupon.code"), {
            dir: "ltr",
            required: true,
            maxLength: 30,
            readOnly: isHeld,
            autoCapitalize: "characters",
            hint: isHeld ? t("coupon.problem.held") : t("coupon.codeHint"),
          })}
          <Select
            label={t("coupon.kind")}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value === "fixed" ? "fixed" : "percent" })}
          >
            <option value="percent">{t("coupon.percent")}</option>
            <option value="fixed">{t("coupon.dinars")}</option>
          </Select>
          {field("value", t("coupon.value"), { inputMode: "decimal", required: true })}
        </div>
        <div className={forms.cGrid}>
          <Select
            label={t("coupon.universe")}
            value={draft.productType ?? ""}
            onChange={({ target }) => set({ productType: target.value || null })}
          >
            <option value="">{t("coupon.everything")}</option>
            <Options of={choices(draft.productType).map(({ slug, name }) => [slug, name])} />
          </Select>
          {field("minimumAmount", t("coupon.minimum"), {
            inputMode: "decimal",
            placeholder: t("coupon.anyAmount"),
          })}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("coupon.when")}</h2>
        <div className={`${forms.cGrid} ${forms.cWide}`}>
          {moment("startDate", t("coupon.start"))}
          {moment("endDate", t("coupon.end"))}
        </div>
        <div className={forms.cGrid}>
          {field("maxUses", t("coupon.maxUses"), anyNumber)}
          {field("maxUsesPerPhone", t("coupon.maxUsesPerPhone"), anyNumber)}
        </div>
      </section>
      <section className={parts.cPart}>
        <h2>{t("coupon.title")}</h2>
        <Check
          label={t("coupon.public")}
          className={forms.cAlone}
          checked={draft.isPublic}
          aria-describedby={publicHint}
          onChange={({ target }) => set({ isPublic: target.checked })}
        />
        <p className="muted" id={publicHint}>
          {t(draft.isPublic ? "coupon.publicHint" : "coupon.privateHint")}
        </p>
        <ThreeLanguages
          fields={[
            {
              name: "title",
              label: t("coupon.title"),
              value: draft.title,
              required: true,
              maxLength: 120,
              onChange: (title) => set({ title }),
              problems: problemsIn(problemOf, "title"),
            },
          ]}
        />
      </section>
    </>
  )
}
