import { type MouseEvent, useEffect, useState } from "react"
import type { OrderSums } from "#core/delivery/delivery.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Price } from "../../ui/price.tsx"
import { useTotalLabel } from "./order-sums.tsx"

/** The bar that brings a phone to the order form; out of the way while the form itself is in view. */
export function BuyBar({ formId, sums }: { formId: string; sums: OrderSums }) {
  const { t } = useI18n()
  const label = useTotalLabel(sums)
  const formInView = useInView(formId)
  return (
    <div className="buybar" data-away={formInView || undefined}>
      <div>
        <small className="muted">{label}</small>
        <Price amount={sums.total} />
      </div>
      <a className="btn btn-order" href={`#${formId}`} onClick={(event) => goToForm(event, formId)}>
        {t("orderForm.submitShort")}
      </a>
    </div>
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

function useInView(id: string): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      // Not the first strip of it: the bar goes when the form has really come.
      rootMargin: "0px 0px -35% 0px",
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return inView
}
