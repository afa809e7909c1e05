import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

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

  /** The own address of a record that was made here (use-own-address.ts). */
  const address = loaded === undefined && stored ? `/${path}/${stored.documentId}` : undefined
  return { stored, setRecord, address }
}
