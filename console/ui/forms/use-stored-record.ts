import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"

/** The stored record that a form edits; a new one has none until it is saved.
 *  @param path the records' list in the console, such as "coupons"; their queries have the same name */
export function useStoredRecord<T extends { documentId: string }>(path: string, loaded: T | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [stored, setStored] = useState(loaded)
  const savedId = useRef<string>(undefined)

  /** Shows a record as the API answered it, here and in lists. */
  function setRecord(saved: T) {
    savedId.current = saved.documentId
    setStored(saved)
    queries.setQueryData([path, saved.documentId], saved)
    void queries.invalidateQueries({ queryKey: [path, "list"] })
  }

  /** Sends the form. A record that was created has an address of its own from then on. */
  async function submit(send: () => Promise<boolean>) {
    const isNew = stored === undefined
    if ((await send()) && isNew && savedId.current) navigate(`/${path}/${savedId.current}`, { replace: true })
  }

  return { stored, setRecord, submit }
}
