import { Navigate } from "react-router"
import { useMenu } from "./use-menu.ts"
import { WithMe } from "./with-me.tsx"

/** Leads to the first place that who is signed in may go to. */
export function Home() {
  const [first] = useMenu()
  return <WithMe>{() => <Navigate to={first?.path ?? "/account"} replace />}</WithMe>
}
