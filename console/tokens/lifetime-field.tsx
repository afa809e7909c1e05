import { useText } from "../i18n/use-text.ts"
import { Options, Select } from "../ui/forms/select.tsx"

/** Days for which a token may be made; 0 = without end. */
const lifetimes = [90, 30, 365, 0] as const

const day = 24 * 3_600_000

/** When a new token ends. */
export function LifetimeField() {
  const t = useText()
  return (
    <Select label={t("token.lifetime")} name="days">
      <Options of={lifetimes.map((days) => [days, days === 0 ? t("token.noEnd") : t("token.days", { n: days })])} />
    </Select>
  )
}

/** Converts `LifetimeField` to the moment; null = never. */
export function expiresAtIn(form: FormData): string | null {
  const days = Number(form.get("days"))
  return days === 0 ? null : new Date(Date.now() + days * day).toISOString()
}
