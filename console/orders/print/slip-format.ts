import { useSearchParams } from "react-router"
import { isSlipFormat, type SlipFormat } from "#core/orders/printed-orders.ts"
import { type StoredValue, useStored } from "../../data/stored.ts"

/** The paper that slips were printed on last, in this browser. */
const lastFormat: StoredValue<SlipFormat> = { key: "orders.slipFormat", initial: "a6", isValid: isSlipFormat }

/** The paper of the slips: the one that the address names, else the last one. A choice is kept for the next print. */
export function useSlipFormat(): [format: SlipFormat, choose: (format: SlipFormat) => void] {
  const [last, setLast] = useStored(lastFormat)
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get("format")
  const choose = (format: SlipFormat) => {
    setLast(format)
    if (named === null) return
    parameters.set("format", format)
    setParameters(parameters, { replace: true })
  }
  return [isSlipFormat(named) ? named : last, choose]
}
