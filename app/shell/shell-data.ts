import { useRouteLoaderData } from "react-router"
import type { loader } from "../root.tsx"

/** What every page shows: settings and the tree of categories. */
export type ShellData = NonNullable<ReturnType<typeof useShellData>>

/** Undefined on the error page when the root itself failed. */
export function useShellData() {
  return useRouteLoaderData<typeof loader>("root")
}
