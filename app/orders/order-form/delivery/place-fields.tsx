import { memo, type ReactNode, useState } from "react"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { CheckedFields } from "#core/orders/order-check.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as fieldsCss from "../../../styles/fields.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { useHydrated } from "../../../ui/use-hydrated.ts"
import { Field } from "../field.tsx"
import { useCommunes, type WilayaCommunes } from "./use-communes.ts"

type PlaceFieldsProps = {
  formId: string
  wilayas: Wilaya[]
  /** The chosen wilaya's name; empty = none. */
  wilaya: string
  onWilaya: (name: string) => void
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
  const options = useOptions(
    id,
    wilayas,
    <>
      <option value="">{t("orderForm.wilayaChoose")}</option>
      <WilayaOptions wilayas={wilayas} />
    </>,
  )
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
            {...options}
          />
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

// A fifth of a product page's elements, which a change of colour or quantity renders again with the form: not these.

type Named = { name: string }

const areSame = (one: readonly Named[], other: readonly Named[]) =>
  one.length === other.length && one.every(({ name }, at) => name === other[at]?.name)

/** The content of a `<select>`. What the server has rendered stays as it stands there: hydration looks at none of its options.
 *  @param list what the options are of: others belong in another `<select>` */
function useOptions(id: string, list: readonly Named[], options: ReactNode) {
  const hydrated = useHydrated()
  const [existing] = useState(() => {
    const html = import.meta.env.SSR || hydrated ? undefined : document.getElementById(id)?.innerHTML
    if (!html || list.length === 0) return undefined
    return { list, content: { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } } }
  })
  return existing && areSame(existing.list, list) ? existing.content : { children: options }
}

const placeLabel = ({ name, namear }: Pick<Commune, "name" | "namear">, locale: Locale) =>
  locale === "ar" ? namear : name

const WilayaOptions = memo(function WilayaOptions({ wilayas }: { wilayas: Wilaya[] }) {
  const { locale } = useI18n()
  return wilayas.map((wilaya) => (
    <option key={wilaya.code} value={wilaya.name}>
      {`${String(wilaya.code).padStart(2, "0")} · ${placeLabel(wilaya, locale)}`}
    </option>
  ))
})

const CommuneOptions = memo(function CommuneOptions({ communes }: { communes: Commune[] }) {
  const { locale } = useI18n()
  return communes.map((commune) => (
    <option key={commune.name} value={commune.name}>
      {placeLabel(commune, locale)}
    </option>
  ))
})

function CommuneField({ formId, wilaya, first, firstCommunes, faults, firstFault }: PlaceFieldsProps) {
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
  const options = useOptions(
    id,
    list,
    <>
      <option value="">{emptyLabel}</option>
      <CommuneOptions communes={list} />
    </>,
  )
  return (
    <Field id={id} label={t("orderForm.commune")} why={why}>
      <div className={fieldsCss.pick} aria-busy={state === "loading"}>
        <select
          // Another wilaya is another list: the earlier choice must not stay.
          key={state === "ready" ? wilaya : state}
          id={id}
          name="commune"
          defaultValue={wilaya === first.wilaya ? first.commune : ""}
          disabled={state !== "ready"}
          autoComplete="address-level2"
          // biome-ignore lint/a11y/noAutofocus: the field at fault, after a form that was sent without JavaScript.
          autoFocus={firstFault === "commune"}
          required
          aria-invalid={why !== null}
          aria-describedby={why ? `${id}-why` : undefined}
          {...options}
        />
        <Icon name="chevron-down" />
      </div>
      {state === "error" && (
        <p className={fieldsCss.why} role="alert">
          <span>{t("orderForm.communeError")}</span>
          <button type="button" className={buttons.link} onClick={retry}>
            {t("orderForm.retry")}
          </button>
        </p>
      )}
    </Field>
  )
}
