import { useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import type { DiscountLimitsAnswer } from "#api/orders/contract-discount-limits.ts"
import { limitedRoles } from "#core/orders/staff-discount.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useGet } from "../../data/use-get.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { FailedPart } from "../../ui/states/failed-part.tsx"

type Limits = DiscountLimitsAnswer["data"]

/** How much discount managers and agents may give on an order. */
export function DiscountLimitsPart() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { run, problem } = useTask()
  const queryKey = ["discount-limits"]
  const { data, error, refetch } = useGet<Limits>(queryKey, "/orders/discount-limits")
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const limits = Object.fromEntries(limitedRoles.map((role) => [role, Number(form.get(role))]))
    void run(async () => {
      queries.setQueryData(queryKey, await fetchJson<Limits>("PUT", "/orders/discount-limits", limits))
      notify(t("staff.discountsSaved"), { type: "success" })
    })
  }
  if (!data) {
    return error ? (
      <section className={parts.cPart}>
        <h2>{t("staff.discounts")}</h2>
        <FailedPart problem={error} again={refetch} />
      </section>
    ) : null
  }
  return (
    <form className={parts.cPart} onSubmit={save}>
      <h2>{t("staff.discounts")}</h2>
      <p className="muted">{t("staff.discountsHint")}</p>
      <Problem text={rejectionText(problem, t)} />
      <div className={forms.cGrid}>
        {limitedRoles.map((role) => (
          <Field
            key={role}
            label={t(`role.${role}`)}
            name={role}
            type="number"
            min={0}
            max={100}
            step={1}
            required
            defaultValue={data[role]}
          />
        ))}
      </div>
      <div className={parts.cActs}>
        <Button look="soft" type="submit">
          {t("staff.discountsSave")}
        </Button>
      </div>
    </form>
  )
}
