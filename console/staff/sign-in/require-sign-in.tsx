import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Outlet } from "react-router"
import { onUnauthorized, RejectedError } from "../../data/api-client.ts"
import { useMeQuery } from "../../data/use-me.ts"
import { Waiting } from "../../ui/states/waiting.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import { useLogout } from "./use-logout.ts"

const isSignedOut = (error: unknown) => error instanceof RejectedError && error.status === 401

/** Asks again who is signed in when a request is answered with 401: the session may have ended, here or elsewhere. */
function useSessionCheck(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onUnauthorized(() => {
        const { status, fetchStatus } = queries.getQueryState(["me"]) ?? {}
        if (status === "success" && fetchStatus === "idle") void queries.refetchQueries({ queryKey: ["me"] })
      }),
    [queries],
  )
}

/** The screens behind it, for somebody who is signed in. Who was signed in signs in again over them: what was typed stays
 *  meanwhile, out of sight. A shop that does not answer signs nobody out: the screens say so and ask again. */
export function RequireSignIn() {
  useSessionCheck()
  const { isPending, failureCount, error, data } = useMeQuery()
  if (isSignedOut(error) && !data) return <SignedOut />
  if (isPending && failureCount === 0) return <Waiting />
  const ended = isSignedOut(error) && data
  return (
    <>
      <div className={ended ? undefined : "display-contents"} hidden={Boolean(ended)}>
        <Outlet />
      </div>
      {ended && <SignInAgain member={ended} />}
    </>
  )
}

/** Leads to the sign-in page. */
function SignedOut() {
  const logout = useLogout()
  useEffect(() => void logout(), [logout])
  return <Waiting />
}
