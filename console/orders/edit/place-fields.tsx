import { deliveryKinds, findNamedPlace } from "#core/delivery/wilaya.ts"
import { useWilayaQuery } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Select } from "../../ui/forms/select.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { fieldProblem } from "./field-problem.ts"
import type { OrderDraft } from "./order-draft.ts"

type Props = {
  draft: OrderDraft
  set: (changes: Partial<OrderDraft>) => void
  problems: Record<string, string>
}

/** Where the parcel goes. */
export function PlaceFields({ draft, set, problems }: Props) {
  const t = useText()
  const arabic = useConsoleLocale() === "ar"
  const { data: wilayas = [], error, refetch } = useWilayaQuery()
  const chosen = findNamedPlace(wilayas, draft.wilaya)
  const communes = chosen?.communes ?? []
  const commune = findNamedPlace(communes, draft.commune)
  return (
    <>
      {error && <FailedPart problem={error} again={refetch} />}
      <div className={forms.cGrid}>
        <Select
          label={t("order.wilaya")}
          value={chosen?.name ?? ""}
          onChange={({ target }) => set({ wilaya: target.value, commune: "" })}
          required
        >
          <option value="">{t("order.choose")}</option>
          {wilayas.map(({ code, name, namear }) => (
            <option key={code} value={name}>
              {String(code).padStart(2, "0")} {arabic ? namear : name}
            </option>
          ))}
        </Select>
        <Select
          label={t("order.commune")}
          value={commune?.name ?? ""}
          onChange={({ target }) => set({ commune: target.value })}
          required
        >
          <option value="">{t("order.choose")}</option>
          {communes.map(({ name, namear }) => (
            <option key={name} value={name}>
              {arabic ? namear : name}
            </option>
          ))}
        </Select>
        <Select
          label={t("order.delivery")}
          value={draft.delivery}
          onChange={({ target }) => set({ delivery: target.value === "desk" ? "desk" : "home" })}
        >
          {deliveryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind === "home" ? "orders.filter.home" : "orders.filter.desk")}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label={t("order.address")}
        value={draft.address}
        problem={fieldProblem(problems, "address", t)}
        maxLength={300}
        onChange={({ target }) => set({ address: target.value })}
      />
      <Field
        label={t("order.shopperNote")}
        value={draft.note}
        problem={fieldProblem(problems, "note", t)}
        maxLength={500}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  )
}
