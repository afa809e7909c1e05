import { type DeliveryKind, placeName, type Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../../../i18n/i18n.tsx"

/** How long a delivery takes, in words; null where it is not known. */
export function useDeliveryDays(wilaya: Pick<Wilaya, "daysMin" | "daysMax"> | undefined): string | null {
  const { t } = useI18n()
  const { daysMin = null, daysMax = null } = wilaya ?? {}
  const max = daysMax ?? daysMin
  if (max === null) return null
  const min = daysMin ?? max
  return min < max ? t("orderForm.daysFromTo", { min, n: max }) : t("orderForm.days", { n: max })
}

/** How and where an order is delivered, in one line. */
export function useDeliveryLine({ chosen, delivery }: { chosen: Wilaya | undefined; delivery: DeliveryKind }): string {
  const { locale, t } = useI18n()
  if (!chosen) return t("orderForm.deliveryLine")
  return t(`orderForm.${delivery}Line`, { wilaya: placeName(chosen, locale) })
}
