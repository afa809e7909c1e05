import { useEffect } from "react"
import { useNavigate } from "react-router"
import type { FormState } from "./form-bar.tsx"

/** Goes to the own address of a record that its form has just made, once nothing is typed over it: the form begins again there.
 *  @param address of the record; undefined while there is none, or where the form is opened there */
export function useOwnAddress(address: string | undefined, state: FormState): void {
  const navigate = useNavigate()
  const isStored = state === "saved" || state === "same"
  useEffect(() => {
    if (address && isStored) navigate(address, { replace: true })
  }, [address, isStored, navigate])
}
