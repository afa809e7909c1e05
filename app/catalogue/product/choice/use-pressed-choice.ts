import { useEffect, useRef, useState } from "react"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { afterPaint } from "../../../ui/after-paint.ts"

type Values = Partial<VariantChoice>

/** Shows what was pressed at once; what follows from it, such as prices, pictures and the address, comes behind the next frame.
 *  @param choice the choice that the screen shows
 *  @param onChoose changes it */
export function usePressedChoice(choice: VariantChoice, onChoose: (values: Values) => void) {
  const [pressed, setPressed] = useState<{ on: VariantChoice; values: Values }>()
  const takeBack = useRef(() => {})
  useEffect(() => () => takeBack.current(), [])

  const waiting = pressed?.on === choice ? pressed.values : undefined
  const press = (values: Values) => {
    const all = { ...waiting, ...values }
    setPressed({ on: choice, values: all })
    takeBack.current()
    takeBack.current = afterPaint(() => onChoose(all))
  }
  return { shown: { ...choice, ...waiting }, press }
}
