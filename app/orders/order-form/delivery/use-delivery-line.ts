import type { DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../../../i18n/i18n.tsx"

/** How and where an order is delivered, in one line. */
export function useDeliveryLine({ chosen, delivery }: { chosen: Wilaya | undefined; delivery: DeliveryKind }): string {
  const { locale, t } = useI18n()
  if (!chosen) return t("orderForm.deliveryLine")
  return t(`orderForm.${delivery}Line`, { wilaya: locale === "ar" ? chosen.namear : chosen.name })
}
