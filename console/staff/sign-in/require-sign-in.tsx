import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Outlet } from "react-router"
import { RejectedError } from "../../data/api-client.ts"
import { Waiting } from "../../shell/waiting.tsx"
import { useLogout } from "./use-logout.ts"
import { useMeQuery } from "./use-me.ts"

const isSignedOut = (error: unknown) => error instanceof RejectedError && error.status === 401

/** Leads to the sign-in page when any question is answered with "sign in first": nobody is signed in, or the session was
 *  ended elsewhere. */
function useSignedOut(): void {
  const queries = useQueryClient()
  const logout = useLogout()
  const isLeaving = useRef(false)
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type !== "updated" || isLeaving.current || !isSignedOut(query.state.error)) return
        isLeaving.current = true
        void logout()
      }),
    [queries, logout],
  )
}

/** The screens behind it, for somebody who is signed in. A shop that does not answer signs nobody out: the screens say so
 *  and ask again. */
export function RequireSignIn() {
  useSignedOut()
  const { isPending, failureCount, error } = useMeQuery()
  return (isPending && failureCount === 0) || isSignedOut(error) ? <Waiting /> : <Outlet />
}
