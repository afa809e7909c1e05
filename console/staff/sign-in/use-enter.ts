import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"

/** Enters the console after a sign-in, without any cached data of the member before. */
export function useEnter(): (path?: string) => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (path = "/") => {
    navigate(path, { replace: true })
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" })
    // Screens that are open would not notice a removal: a reset has them wait and request the member again.
    void queries.resetQueries({ queryKey: ["me"] })
  }
}
