import { useText } from "../i18n/use-text.ts"
import { ButtonLink } from "../ui/button.tsx"
import { useParcels } from "./use-carriers.ts"

/** How many deliveries have failed that nobody has called for: a part of the calls. Nothing where there is none. */
export function FailedAttempts() {
  const t = useText()
  const { data } = useParcels("failed", undefined, 60_000)
  const n = data?.counts.failed ?? 0
  if (n === 0) return null
  return (
    <ButtonLink look="soft" to="/orders/parcels/failed">
      {t("parcel.toCall", { n })}
    </ButtonLink>
  )
}
