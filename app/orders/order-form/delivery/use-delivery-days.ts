import type { Wilaya } from "#core/delivery/wilaya.ts"
import { useI18n } from "../../../i18n/i18n.tsx"

/** How long a delivery takes, in words; null where it is not known. */
export function useDeliveryDays(wilaya: Pick<Wilaya, "daysMin" | "daysMax"> | undefined): string | null {
  const { t } = useI18n()
  const { daysMin = null, daysMax = null } = wilaya ?? {}
  const most = daysMax ?? daysMin
  if (most === null) return null
  const least = daysMin ?? most
  return least < most ? t("orderForm.daysFromTo", { min: least, n: most }) : t("orderForm.days", { n: most })
}
