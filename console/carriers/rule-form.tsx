import { type FormEvent, useState } from "react"
import type { CarrierAccount } from "#api/carriers/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { type CarrierRule, type RuleChoice, ruleChoices } from "#core/carriers/carrier-rule.ts"
import { deliveryProfiles } from "#core/catalogue/product-delivery.ts"
import { deliveryKinds, placeName } from "#core/delivery/wilaya.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { SmallForm } from "../ui/forms/small-form.tsx"
import * as css from "./carriers.module.css"

type Props = {
  /** undefined = a new one. */
  rule: CarrierRule | undefined
  accounts: readonly CarrierAccount[]
  busy: boolean
  onSave: (rule: CarrierRule) => void
}

/** The form of a rule: for which orders it holds, and what it chooses. */
export function RuleForm({ rule, accounts, busy, onSave }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  // Carriers speak the 58 and those that once belonged to them go with them.
  const wilayas = (useWilayaQuery().data ?? []).filter(({ code }) => code <= 58)
  const [choice, setChoice] = useState<RuleChoice>(rule?.choice ?? "account")
  const [problem, setProblem] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const total = (name: string) => {
      const typed = String(form.get(name) ?? "").replace(/\s/g, "")
      return typed === "" ? null : Number(typed)
    }
    const minTotal = total("minTotal")
    const maxTotal = total("maxTotal")
    const isWhole = [minTotal, maxTotal].every((one) => one === null || (Number.isInteger(one) && one >= 0))
    if (!isWhole || (minTotal ?? 0) > (maxTotal ?? Number.POSITIVE_INFINITY)) {
      setProblem(t("rule.wrongTotal"))
      return
    }
    const delivery = form.get("delivery")
    onSave({
      wilayas: form.getAll("wilaya").map(Number),
      delivery: deliveryKinds.find((kind) => kind === delivery) ?? null,
      profile: deliveryProfiles.find((one) => one === form.get("profile")) ?? null,
      minTotal,
      maxTotal,
      choice,
      account: choice === "account" ? String(form.get("account")) : null,
    })
  }
  return (
    <SmallForm submit={t("form.save")} disabled={busy || wilayas.length === 0} onSubmit={submit}>
      <Select label={t("rule.delivery")} name="delivery" defaultValue={rule?.delivery ?? ""}>
        <option value="">{t("rule.delivery.any")}</option>
        <Options of={deliveryKinds.map((kind) => [kind, t(`rule.delivery.${kind}`)])} />
      </Select>
      <Select label={t("rule.profile")} name="profile" defaultValue={rule?.profile ?? ""}>
        <option value="">{t("rule.profile.any")}</option>
        <Options of={deliveryProfiles.map((profile) => [profile, t(`rule.profile.${profile}`)])} />
      </Select>
      <Field
        label={t("rule.minTotal")}
        name="minTotal"
        inputMode="numeric"
        maxLength={9}
        problem={problem}
        defaultValue={rule?.minTotal ?? ""}
      />
      <Field
        label={t("rule.maxTotal")}
        name="maxTotal"
        inputMode="numeric"
        maxLength={9}
        defaultValue={rule?.maxTotal ?? ""}
      />
      <Select
        label={t("rule.choice")}
        value={choice}
        hint={choice === "account" ? undefined : t(`rule.choiceHint.${choice}`)}
        onChange={({ target }) => setChoice(ruleChoices.find((one) => one === target.value) ?? "account")}
      >
        <Options of={ruleChoices.map((one) => [one, t(`rule.choice.${one}`)])} />
      </Select>
      {choice === "account" && (
        <Select label={t("parcel.account")} name="account" defaultValue={rule?.account ?? accounts[0]?.documentId}>
          <Options of={accounts.map(({ documentId, name }) => [documentId, name])} />
        </Select>
      )}
      <details open={(rule?.wilayas.length ?? 0) > 0}>
        <summary className={buttons.link}>{t("rule.which")}</summary>
        <p className="muted small">{t("rule.whichHint")}</p>
        <div className={css.cCarrierPlaces}>
          {wilayas.map((wilaya) => (
            <Check
              key={wilaya.code}
              label={
                <>
                  {wilaya.code} · {placeName(wilaya, locale)}
                </>
              }
              name="wilaya"
              value={wilaya.code}
              defaultChecked={rule?.wilayas.includes(wilaya.code) ?? false}
            />
          ))}
        </div>
      </details>
    </SmallForm>
  )
}
