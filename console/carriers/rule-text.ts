import type { CarrierAccount } from "#api/carriers/contract.ts"
import type { CarrierRule } from "#core/carriers/carrier-rule.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { useMoney } from "../ui/money.tsx"

/** Wilayas that a rule's sentence names; of more it says how many. */
const maxNamed = 4

/** Writes rules as sentences. */
export function useRuleText(accounts: readonly CarrierAccount[]) {
  const t = useText()
  const locale = useConsoleLocale()
  const money = useMoney()
  const wilayas = useWilayaQuery().data ?? []
  const nameOf = (code: number) => {
    const wilaya = wilayas.find((one) => one.code === code)
    return wilaya ? placeName(wilaya, locale) : String(code)
  }
  return ({ wilayas: codes, delivery, profile, minTotal, maxTotal, choice, account }: CarrierRule): string => {
    const places =
      codes.length > maxNamed
        ? t("rule.wilayas", { n: codes.length })
        : codes.map((code) => isolate(nameOf(code))).join(commaOf(locale))
    const conditions = [
      ...(codes.length > 0 ? [places] : []),
      ...(delivery ? [t(`rule.delivery.${delivery}`)] : []),
      ...(profile ? [t(`rule.profile.${profile}`)] : []),
      ...(minTotal === null ? [] : [t("rule.from", { amount: isolate(money(minTotal)) })]),
      ...(maxTotal === null ? [] : [t("rule.to", { amount: isolate(money(maxTotal)) })]),
    ]
    const name = accounts.find(({ documentId }) => documentId === account)?.name ?? ""
    const chosen = choice === "account" ? isolate(name) : t(`rule.choice.${choice}`)
    // An arrow is not mirrored by itself.
    const arrow = locale === "ar" ? "←" : "→"
    return `${conditions.length > 0 ? conditions.join(" · ") : t("rule.all")} ${arrow} ${chosen}`
  }
}
