import { memo, useEffect, useMemo } from "react"
import { type Commune, placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import type { CheckedFields } from "#core/orders/order-check.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as fieldsCss from "../styles/fields.module.css"
import * as marks from "../styles/marks.module.css"
import { Icon } from "../ui/icon.tsx"
import { useRetryFocus } from "../ui/use-retry-focus.ts"
import { Field } from "./field.tsx"
import { useCommunes, type WilayaCommunes } from "./use-communes.ts"
import { WilayaOptions } from "./wilaya-options.tsx"

type PlaceFieldsProps = {
  formId: string
  wilayas: Wilaya[]
  /** The chosen wilaya's name; empty = none. */
  wilaya: string
  onWilaya: (name: string) => void
  /** Called with the commune that stands in the form: when it comes, and when another one is chosen. */
  onCommune?: (commune: Commune | undefined) => void
  /** The place that stands in the form when it comes. */
  first: { wilaya: string; commune: string }
  /** The communes that came with the page. */
  firstCommunes: WilayaCommunes
  /** The fields at fault. */
  faults: readonly (keyof CheckedFields)[]
  firstFault: keyof CheckedFields | null
}

/** Wilaya and commune. Labels are in the page's language, values are the French names that the order keeps. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { formId, wilayas, onWilaya, first, faults, firstFault } = props
  const { t } = useI18n()
  const id = `${formId}-wilaya`
  const why = faults.includes("wilaya") ? t("orderForm.why.wilaya") : null
  return (
    <>
      <Field id={id} label={t("orderForm.wilaya")} why={why}>
        <div className={fieldsCss.pick}>
          <select
            id={id}
            name="wilaya"
            defaultValue={first.wilaya}
            onChange={(event) => onWilaya(event.currentTarget.value)}
            autoComplete="address-level1"
            // biome-ignore lint/a11y/noAutofocus: the field at fault, after a form that was sent without JavaScript.
            autoFocus={firstFault === "wilaya"}
            required
            aria-invalid={why !== null}
            aria-describedby={why ? `${id}-why` : undefined}
          >
            <option value="">{t("orderForm.wilayaChoose")}</option>
            <WilayaOptions wilayas={wilayas} />
          </select>
          <Icon name="chevron-down" />
        </div>
        <button
          type="submit"
          className={`${marks.noScriptOnly} ${buttons.link}`}
          name="intent"
          value="communes"
          formAction={`#${id}`}
        >
          {t("orderForm.communeShow")}
        </button>
      </Field>
      <CommuneField {...props} />
    </>
  )
}

type SelectOption = { value: string; label: string; closed?: boolean }

/** Many elements, which a change of colour or quantity does not render again. */
const Options = memo(function Options({ options }: { options: readonly SelectOption[] }) {
  const { t } = useI18n()
  return options.map(({ value, label, closed }) => (
    <option key={value} value={value} disabled={closed}>
      {closed ? t("orderForm.closed", { place: label }) : label}
    </option>
  ))
})

function useCommuneOptions(communes: Commune[], emptyLabel: string): SelectOption[] {
  const { locale } = useI18n()
  return useMemo(() => {
    const places = communes.map((commune) => ({
      value: commune.name,
      label: placeName(commune, locale),
      closed: commune.closed,
    }))
    return [{ value: "", label: emptyLabel }, ...places]
  }, [communes, emptyLabel, locale])
}

function CommuneField(props: PlaceFieldsProps) {
  const { formId, wilaya, onCommune, first, firstCommunes, faults, firstFault } = props
  const { t } = useI18n()
  const { state, list, retry } = useCommunes(wilaya, firstCommunes)
  const id = `${formId}-commune`
  const why = faults.includes("commune") ? t("orderForm.why.commune") : null
  const emptyLabel = {
    none: t("orderForm.communeFirst"),
    loading: t("orderForm.communeLoading"),
    error: t("orderForm.communeChoose"),
    ready: t("orderForm.communeChoose"),
  }[state]
  const isClosed = list.some(({ name, closed }) => closed && name === first.commune)
  const selected = wilaya === first.wilaya && !isClosed ? first.commune : ""
  const options = useCommuneOptions(list, emptyLabel)
  const { again, target } = useRetryFocus<HTMLSelectElement>(state === "error", retry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a browser restored stands in the field only.
  useEffect(() => {
    if (state === "ready") onCommune?.(list.find(({ name }) => name === target.current?.value))
  }, [state, list])
  return (
    <Field id={id} label={t("orderForm.commune")} why={why}>
      <div className={fieldsCss.pick} aria-busy={state === "loading"}>
        <select
          // Another wilaya is another list: the earlier choice must not stay.
          key={state === "ready" ? wilaya : state}
          ref={target}
          id={id}
          name="commune"
          defaultValue={selected}
          disabled={state !== "ready"}
          onChange={(event) => onCommune?.(list.find(({ name }) => name === event.currentTarget.value))}
          autoComplete="address-level2"
          // biome-ignore lint/a11y/noAutofocus: the field at fault, after a form that was sent without JavaScript.
          autoFocus={firstFault === "commune"}
          required
          aria-invalid={why !== null}
          aria-describedby={why ? `${id}-why` : undefined}
        >
          <Options options={options} />
        </select>
        <Icon name="chevron-down" />
      </div>
      {state === "error" && (
        <p className={fieldsCss.why} role="alert">
          <span>{t("orderForm.communeError")}</span>
          <button type="button" className={buttons.link} onClick={again}>
            {t("orderForm.retry")}
          </button>
        </p>
      )}
    </Field>
  )
}
