import { Navigate } from "react-router"
import { WithMe } from "../ui/with-me.tsx"
import { useMenu } from "./use-menu.ts"

/** Leads to the first place that who is signed in may go to. */
export function Home() {
  const [first] = useMenu()
  return <WithMe>{() => <Navigate to={first?.path ?? "/account"} replace />}</WithMe>
}
