import type { ReactNode } from "react"
import { Navigate } from "react-router"
import type { Me } from "#api/staff/contract-me.ts"
import { useMeQuery } from "../../data/use-me.ts"
import { FailedScreen } from "./failed-screen.tsx"
import { Waiting } from "./waiting.tsx"

/** Renders for the signed-in member, once known; a retry button when that fails. */
export function WithMe({ children }: { children: (me: Me) => ReactNode }) {
  const { data: me, error, refetch } = useMeQuery()
  // Screens without the frame, such as a slip to print.
  if (me?.secondFactorMissing) return <Navigate to="/" replace />
  if (me) return children(me)
  return error ? <FailedScreen problem={error} again={refetch} /> : <Waiting />
}
