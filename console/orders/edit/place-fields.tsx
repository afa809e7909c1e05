import { inCommune, isOpen, isServed, servedWay } from "#core/delivery/delivery.ts"
import type { Desk } from "#core/delivery/desk.ts"
import { findChoosable } from "#core/delivery/new-wilayas.ts"
import { deliveryKinds, findNamedPlace, type PlaceNames, placeName } from "#core/delivery/wilaya.ts"
import { useChoosableWilayas } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { wilayaLabel } from "../../i18n/wilaya-label.ts"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Select } from "../../ui/forms/select.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { DeskSelect } from "./desk-select.tsx"
import { fieldProblem } from "./field-problem.ts"
import type { OrderDraft } from "./order-draft.ts"

type Props = {
  draft: OrderDraft
  set: (changes: Partial<OrderDraft>) => void
  problems: Record<string, string>
  /** The desk that the order has; left out of a new one. */
  desk?: Desk | null
}

/** Where the parcel goes. */
export function PlaceFields({ draft, set, problems, desk }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const nameOf = (place: PlaceNames) => placeName(place, locale)
  const closable = (name: string, isClosed: boolean) => (isClosed ? t("order.closedPlace", { place: name }) : name)
  const { data: wilayas = [], error, refetch } = useChoosableWilayas()
  const chosen = findChoosable(wilayas, draft)
  const communes = chosen?.communes ?? []
  const commune = findNamedPlace(communes, draft.commune)
  const there = chosen && inCommune(chosen, commune)
  const chooseCommune = (name: string) => {
    const next = chosen && inCommune(chosen, findNamedPlace(communes, name))
    set({ commune: name, desk: "", delivery: servedWay(next, draft.delivery) })
  }
  const chooseWilaya = (name: string) =>
    set({ wilaya: name, commune: "", desk: "", delivery: servedWay(findNamedPlace(wilayas, name), draft.delivery) })
  return (
    <>
      {error && <FailedPart problem={error} again={refetch} />}
      <div className={forms.cGrid}>
        <Select
          label={t("order.wilaya")}
          value={chosen?.name ?? ""}
          onChange={({ target }) => chooseWilaya(target.value)}
          required
        >
          <option value="">{t("order.choose")}</option>
          {wilayas.map((wilaya) => (
            <option key={wilaya.code} value={wilaya.name} disabled={!isOpen(wilaya) && wilaya !== chosen}>
              {closable(wilayaLabel(wilaya, locale), !isOpen(wilaya))}
            </option>
          ))}
        </Select>
        <Select
          label={t("order.commune")}
          value={commune?.name ?? ""}
          onChange={({ target }) => chooseCommune(target.value)}
          required
        >
          <option value="">{t("order.choose")}</option>
          {communes.map((one) => (
            <option key={one.name} value={one.name} disabled={one.closed && one !== commune}>
              {closable(nameOf(one), one.closed)}
            </option>
          ))}
        </Select>
        <Select
          label={t("order.delivery")}
          value={draft.delivery}
          onChange={({ target }) => set({ delivery: target.value === "desk" ? "desk" : "home" })}
        >
          {deliveryKinds.map((kind) => (
            <option key={kind} value={kind} disabled={there && !isServed(there, kind) && kind !== draft.delivery}>
              {t(kind === "home" ? "orders.filter.home" : "orders.filter.desk")}
            </option>
          ))}
        </Select>
        {draft.delivery === "desk" && chosen?.hasDesks && <DeskSelect draft={draft} set={set} current={desk} />}
      </div>
      <Field
        label={t("order.address")}
        value={draft.address}
        problem={fieldProblem(problems, "address", t)}
        maxLength={300}
        dir="auto"
        onChange={({ target }) => set({ address: target.value })}
      />
      <Field
        label={t("order.shopperNote")}
        value={draft.note}
        problem={fieldProblem(problems, "note", t)}
        maxLength={500}
        dir="auto"
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  )
}
