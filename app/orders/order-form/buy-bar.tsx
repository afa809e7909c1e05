import { type MouseEvent, type ReactNode, useEffect, useState } from "react"
import type { OrderSums } from "#core/delivery/delivery.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttonsCss from "../../styles/buttons.module.css"
import { Price } from "../../ui/price.tsx"
import * as css from "./order-parts.module.css"
import { useTotalLabel } from "./order-sums.tsx"

type BuyBarProps = {
  sums: Pick<OrderSums, "delivery" | "total">
  /** Id of what the bar stands for: it is out of the way while that is in view. */
  target: string
  /** How much of the screen's bottom does not count as in view; pixels or per cent. */
  margin?: string
  /** Its buttons. */
  children: ReactNode
}

/** The bar at the bottom of phones with the total and the next step to an order, in place of the dock. */
export function BuyBar({ sums, target, margin = "72px", children }: BuyBarProps) {
  const label = useTotalLabel(sums)
  const inView = useInView(target, margin)
  return (
    <div className={css.buybar} data-away={inView || undefined}>
      <div>
        <small className="muted">{label}</small>
        <Price amount={sums.total} />
      </div>
      {children}
    </div>
  )
}

/** The button of a product's bar: it brings to the order form. */
export function ToForm({ formId }: { formId: string }) {
  const { t } = useI18n()
  return (
    <a
      className={`${buttonsCss.btn} ${buttonsCss.btnOrder}`}
      href={`#${formId}`}
      onClick={(event) => goToForm(event, formId)}
    >
      {t("orderForm.submitShort")}
    </a>
  )
}

/** Scrolls to the form and focuses the first field of the person that is empty, so that one can type at once. */
function goToForm(event: MouseEvent, formId: string) {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  form.scrollIntoView()
  const fields = ["firstname", "lastname", "mobile"].map((name) => form.elements.namedItem(name))
  const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === "")
  if (empty instanceof HTMLInputElement) empty.focus({ preventScroll: true })
}

function useInView(id: string, margin: string): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${margin} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, margin])
  return inView
}
