import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Link } from "#api/staff/contract.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"

/** The token of a link that somebody was sent, and what it is for. It leaves the address bar at once: addresses are stored
 *  and shown. */
export function useLink() {
  const [token] = useState(() => new URLSearchParams(location.search).get("token") ?? "")
  useEffect(() => history.replaceState(history.state, "", location.pathname), [])
  const { data, error, refetch } = useQuery({
    queryKey: ["link", token],
    queryFn: () => fetchJson<Link>("POST", "/links/check", { token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  // An address that holds no token at all is rejected as such.
  const isUnknown = error instanceof RejectedError && (error.details.code === "LINK_UNKNOWN" || error.status === 400)
  return { token, link: data, isUnknown, problem: error, again: refetch }
}
