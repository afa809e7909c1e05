import { useEffect, useRef, useState } from "react"
import { madeChoice, missingOption, startingChoice } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"
import type { OrderAnswer } from "../../../orders/order-form/sending/order-answer.ts"
import { readOrder } from "../../../orders/order-form/sending/order-form-values.ts"
import { showChoiceInAddress } from "./choice-address.ts"

type VariantChoiceOptions = {
  formId: string
  /** First choice of the page. */
  first: VariantChoice
  /** Whether the choice is stored in the page's address. */
  inAddress: boolean
  /** Last answer of the server. */
  answer: OrderAnswer | undefined
  /** Told of what was chosen before the script ran. */
  onEarly: (choice: VariantChoice) => void
}

/** The colour and the size that are chosen of a product.
 *  @returns `requireSize(focus)` says at the sizes that one has to be chosen, and moves the focus there if asked to */
export function useVariantChoice(product: BlockProduct, options: VariantChoiceOptions) {
  const { formId, first, inAddress, answer, onEarly } = options
  const [choice, setChoice] = useState(first)
  const [sizeRequired, setSizeRequired] = useState(Boolean(answer?.missing))

  // A choice made before the script ran, or restored by the browser, is in the form but not yet here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the form as it came
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const early = startingChoice(product, readOrder(new FormData(form)))
    if (early.color === first.color && early.size === first.size) return
    setChoice(early)
    if (inAddress) showChoiceInAddress(early)
    onEarly(early)
  }, [formId])

  const requireSize = (focus: boolean) => {
    setSizeRequired(true)
    if (focus) document.querySelector<HTMLElement>(`#${formId}-size input:enabled`)?.focus()
  }
  // The HTML focuses the message that the page came with.
  const seen = useRef(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for another answer
  useEffect(() => {
    if (answer?.missing && answer !== seen.current) requireSize(!answer.alert)
  }, [answer])

  const missing = missingOption(product, choice)
  return {
    choice,
    missing,
    sizeRequired: sizeRequired && missing === "size",
    requireSize,
    choose: (values: Partial<VariantChoice>) => {
      const next = madeChoice(product.variants, { ...choice, ...values })
      setChoice(next)
      if (inAddress) showChoiceInAddress(next)
    },
  }
}
