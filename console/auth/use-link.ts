import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Link } from "#api/contract/admin/staff.ts"
import { askApi } from "../data/ask-api.ts"

/** The token of a link that somebody was sent, and what it is for. It leaves the address bar at once: addresses are kept
 *  and shown. */
export function useLink() {
  const [token] = useState(() => new URLSearchParams(location.search).get("token") ?? "")
  useEffect(() => history.replaceState(history.state, "", location.pathname), [])
  const { data, error } = useQuery({
    queryKey: ["link", token],
    queryFn: () => askApi<Link>("POST", "/links/check", { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { token, link: data, isUnknown: error !== null }
}
