import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNavigate } from "react-router"
import { fetchJson } from "../../data/api-client.ts"
import { resetStored } from "../../data/stored.ts"

/** The address to which somebody comes back after signing in. */
function currentPlace() {
  const { pathname, search } = window.location
  return { nextPathname: pathname, nextSearch: search }
}

/** Signs out and leads to the sign-in page; nothing that was asked or chosen stays but what belongs to the device. */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(async () => {
    // Ended already, or out of reach: either way nothing of it is left here.
    await fetchJson("POST", "/auth/sign-out").catch(() => undefined)
    navigate("/login", { state: currentPlace() })
    resetStored()
    queries.clear()
  }, [queries, navigate])
}
