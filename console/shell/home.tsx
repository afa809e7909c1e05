import { Navigate } from "react-router"
import { WithMe } from "../ui/states/with-me.tsx"
import { useMenu } from "./menu-entries.ts"

/** Leads to the first place that who is signed in may go to. */
export function Home() {
  const [first] = useMenu()
  return <WithMe>{() => <Navigate to={first?.path ?? "/account"} replace />}</WithMe>
}
