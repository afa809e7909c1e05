import { useEffect, useState } from "react"
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
      <a className="btn btn-order" href={`#${formId}`}>
        {t("orderForm.submitShort")}
      </a>
    </div>
  )
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
