import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import type { FormState } from "./form-bar.tsx"

/** The stored record that a form edits; a new one has none until it is saved.
 *  @param path the records' list in the console, such as "coupons"; their queries have the same name */
export function useStoredRecord<T extends { documentId: string }>(path: string, loaded: T | undefined) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(loaded)

  /** Shows a record as the API answered it, here and in lists. */
  function setRecord(saved: T) {
    setStored(saved)
    queries.setQueryData([path, saved.documentId], saved)
    void queries.invalidateQueries({ queryKey: [path, "list"] })
  }

  /** The own address of a record that was made here, for `useOwnAddress`. */
  const address = loaded === undefined && stored ? `/${path}/${stored.documentId}` : undefined
  return { stored, setRecord, address }
}

/** Goes to the own address of a record that its form has just made, once nothing is typed over it: the form begins again there.
 *  @param address of the record; undefined while there is none, or where the form is opened there */
export function useOwnAddress(address: string | undefined, state: FormState): void {
  const navigate = useNavigate()
  const isStored = state === "saved" || state === "same"
  useEffect(() => {
    if (address && isStored) navigate(address, { replace: true })
  }, [address, isStored, navigate])
}
