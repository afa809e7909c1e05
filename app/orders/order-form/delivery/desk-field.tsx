import { useState } from "react"
import type { Commune, DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import { Field } from "../../../forms/field.tsx"
import * as css from "../../../forms/order-form.module.css"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as fields from "../../../styles/fields.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { type PlaceDesks, useDesks } from "./use-desks.ts"

type DeskFieldProps = {
  formId: string
  choice: { wilaya: string; commune: Commune | undefined; chosen: Wilaya | undefined; delivery: DeliveryKind }
  /** The desk that stands in the form when it comes; "" = the nearest. */
  first: string
  /** The desks that came with the page. */
  firstDesks: PlaceDesks
}

/** Where the shopper picks the parcel up: the nearest of the carrier's desks, or another one. Nothing where the shop has no list
 *  of desks. */
export function DeskField(props: DeskFieldProps) {
  const { formId, choice } = props
  const { t } = useI18n()
  if (!choice.chosen?.hasDesks) return null
  const id = `${formId}-desk`
  return (
    <div className={css.full}>
      {choice.delivery === "desk" && <DeskSelect {...props} id={id} />}
      <button
        type="submit"
        className={`${marks.noScriptOnly} ${buttons.link}`}
        name="intent"
        value="communes"
        formAction={`#${formId}-commune`}
      >
        {t("orderForm.deskShow")}
      </button>
    </div>
  )
}

function DeskSelect({ id, choice, first, firstDesks }: DeskFieldProps & { id: string }) {
  const { t } = useI18n()
  const desks = useDesks({ wilaya: choice.wilaya, commune: choice.commune?.name ?? "" }, firstDesks)
  const [picked, setPicked] = useState(first)
  const desk = desks.find((one) => String(one.id) === picked) ?? desks[0]
  if (!desk) return null
  return (
    <Field id={id} label={t("orderForm.deskAt")} why={null}>
      <div className={fields.pick}>
        <select
          id={id}
          name="desk"
          value={desk.id}
          aria-describedby={`${id}-where`}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          {desks.map(({ id: value, name, commune }) => (
            <option key={value} value={value}>
              {[name, commune].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <p className={css.hint} id={`${id}-where`}>
        <bdi>{desk.address}</bdi> <bdi>{desk.hours}</bdi>
      </p>
    </Field>
  )
}
