import { memo } from "react"
import { isOpen } from "#core/delivery/delivery.ts"
import { placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"

/** The wilayas to choose from: the shop's list by code, and behind it by name those of 2026 that are not in it. More than a hundred
 *  elements, which a change of colour or quantity does not render again. */
export const WilayaOptions = memo(function WilayaOptions({ wilayas }: { wilayas: Wilaya[] }) {
  const { t, locale } = useI18n()
  const option = (wilaya: Wilaya) => {
    const { code, name, within } = wilaya
    const own = placeName(wilaya, locale)
    const label = within ? `${own} (${placeName(within, locale)})` : `${String(code).padStart(2, "0")} · ${own}`
    const isClosed = !isOpen(wilaya)
    return (
      <option key={code} value={name} disabled={isClosed}>
        {isClosed ? t("orderForm.closed", { place: label }) : label}
      </option>
    )
  }
  const others = wilayas.filter(({ within }) => within)
  return (
    <>
      {wilayas.filter(({ within }) => !within).map(option)}
      {others.length > 0 && <optgroup label={t("orderForm.newWilayas")}>{others.map(option)}</optgroup>}
    </>
  )
})
