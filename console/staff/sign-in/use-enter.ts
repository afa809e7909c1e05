import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"

/** Goes into the console as whoever has just signed in; nothing of who was there before is stored. */
export function useEnter(): (path?: string) => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (path = "/") => {
    queries.clear()
    navigate(path, { replace: true })
  }
}
