import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"

/** Enters the console after a sign-in, without any cached data of the member before. */
export function useEnter(): (path?: string) => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (path = "/") => {
    queries.clear()
    navigate(path, { replace: true })
  }
}
