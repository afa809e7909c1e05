import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLogout } from "react-admin"
import { RejectedError } from "../../data/api-client.ts"

/** Leads to the sign-in page when a question is answered with "sign in first": the session was ended elsewhere. */
export function SessionWatch() {
  const queries = useQueryClient()
  const logout = useLogout()
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ type, query }) => {
        const { error } = query.state
        if (type === "updated" && error instanceof RejectedError && error.status === 401) void logout()
      }),
    [queries, logout],
  )
  return null
}
