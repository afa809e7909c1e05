import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { clearMe } from "./me.ts"

/** Goes into the console as whoever has just signed in; nothing of who was there before is kept. */
export function useEnter(): (path?: string) => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (path = "/") => {
    clearMe()
    queries.clear()
    navigate(path, { replace: true })
  }
}
