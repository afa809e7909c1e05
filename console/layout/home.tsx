import { Navigate } from "react-router"
import { useMe } from "../auth/use-me.ts"
import { useMenu } from "./use-menu.ts"

/** Leads to the first place that who is signed in may go to. */
export function Home() {
  const me = useMe()
  const [first] = useMenu()
  return me ? <Navigate to={first?.path ?? "/account"} replace /> : null
}
