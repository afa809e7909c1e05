import { Link } from "react-router"
import type { Analytics } from "#api/analytics/contract-admin.ts"
import { type NextStep, nextSteps } from "#core/analytics/next-steps.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./analytics.module.css"
import { percentText } from "./metric-text.ts"

const ordersWith = (filter: object) => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`

function pathOf(step: NextStep): string {
  if (step.kind === "cash") return ordersWith({ cashed: "0", status: ["delivered"] })
  if (step.kind === "confirmation") return "/orders/calls"
  const back = { status: ["returning", "returned"] }
  return ordersWith(step.kind === "wilaya" ? { ...back, wilaya: [step.code] } : { ...back, product: step.slug })
}

/** Recommended next steps, each with the list where it is done. */
export function NextSteps({ numbers }: { numbers: Analytics }) {
  const t = useText()
  const locale = useConsoleLocale()
  const wilayas = useWilayaQuery().data
  const steps = nextSteps(numbers)
  if (steps.length === 0) return null
  const nameOf = (code: number) => {
    const found = wilayas?.find((one) => one.code === code)
    return isolate(found ? (locale === "ar" ? found.namear : found.name) : String(code))
  }
  const textOf = (step: NextStep) => {
    if (step.kind === "cash") return t("numbers.next.cash", { amount: formatMoney(fromDinars(step.amount), locale, 0) })
    const share = percentText(step.share, locale)
    if (step.kind === "confirmation") return t("numbers.next.confirmation", { share })
    const name = step.kind === "product" ? isolate(step.title) : nameOf(step.code)
    return t("numbers.next.returns", { name, share })
  }
  return (
    <section className={css.nextSteps} aria-labelledby="next-steps">
      <h2 id="next-steps">{t("numbers.next")}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step.kind}>
            <Link to={pathOf(step)}>
              <span>{textOf(step)}</span>
              <Icon name="chevron-right" flip />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
