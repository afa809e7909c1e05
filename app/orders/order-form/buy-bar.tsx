import { type MouseEvent, type ReactNode, useEffect, useState } from "react"
import type { OrderSums } from "#core/delivery/delivery.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttonsCss from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Price } from "../../ui/price.tsx"
import * as css from "./order-parts.module.css"
import { type LabelledSums, useTotalLabel } from "./order-sums.tsx"

type BuyBarProps = {
  /** null = nothing can be ordered: the bar shows no total. */
  sums: (LabelledSums & Pick<OrderSums, "total">) | null
  /** Id of what the bar stands for: it is out of the way while that, its actions or the footer are in view. */
  target: string
  /** How much of the screen's bottom does not count as in view; pixels or per cent. */
  margin?: string
  /** Its buttons. */
  children: ReactNode
}

/** The bar at the bottom of phones with the total and the next step to an order, in place of the dock. */
export function BuyBar({ sums, target, margin = "72px", children }: BuyBarProps) {
  const isThere = useInView(`#${target}`, margin)
  const isInTheWay = useInView(`#${buyActionsId(target)}, .foot`, "72px")
  return (
    <div className={css.buybar} data-away={isThere || isInTheWay || undefined}>
      {sums && <BarTotal sums={sums} />}
      {children}
    </div>
  )
}

function BarTotal({ sums }: { sums: NonNullable<BuyBarProps["sums"]> }) {
  const label = useTotalLabel(sums)
  return (
    <div>
      <small className="muted">{label}</small>
      <Price amount={sums.total} />
    </div>
  )
}

/** Id of a product's buttons to buy.
 *  @param formId of its order form */
export const buyActionsId = (formId: string) => `${formId}-buy`

/** The button of a product that brings to its order form. */
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

/** The same of a product that is sold out: it brings to what stands in the form's place. */
export function ToAlert({ target }: { target: string }) {
  const { t } = useI18n()
  return (
    <a className={`${buttonsCss.btn} ${buttonsCss.btnQuiet} ${buttonsCss.btnWide}`} href={`#${target}`}>
      <Icon name="bell" />
      {t("product.alert.title")}
    </a>
  )
}

/** Scrolls to the form, for which a sheet grows, and focuses the first field of the person that is empty, so that one can type at once. */
function goToForm(event: MouseEvent, formId: string) {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  form.closest("dialog")?.setAttribute("data-tall", "")
  form.scrollIntoView()
  const fields = ["firstname", "lastname", "mobile"].map((name) => form.elements.namedItem(name))
  const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === "")
  if (empty instanceof HTMLInputElement) empty.focus({ preventScroll: true })
}

/** Whether one of the elements that a selector finds is on the screen.
 *  @param margin how much of the screen's bottom does not count */
function useInView(selector: string, margin: string): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target)
        setInView(seen.size > 0)
      },
      { rootMargin: `0px 0px -${margin} 0px` },
    )
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
    return () => observer.disconnect()
  }, [selector, margin])
  return inView
}
