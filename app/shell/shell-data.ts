import { createContext, use } from "react"
import { isRouteErrorResponse, useRouteLoaderData } from "react-router"
import type { loader } from "../root.tsx"
import type { PageNotFoundInShop } from "./page-not-found.ts"

/** What every page shows: settings and the tree of categories. */
export type ShellData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>

/** Provides the data of an error that was thrown before the loaders ran. */
export const ErrorShell = createContext<ShellData | undefined>(undefined)

/** Undefined on the error page when the root itself failed. */
export function useShellData(): ShellData | undefined {
  const loaded = useRouteLoaderData<typeof loader>("root")
  const ofError = use(ErrorShell)
  return loaded ?? ofError
}

/** Finds the data that `pageNotFoundInShop` sent along; undefined for other errors. */
export function shellOfError(error: unknown): ShellData | undefined {
  // Written by this program alone.
  const sent: Partial<PageNotFoundInShop> | null = isRouteErrorResponse(error) ? error.data : null
  return sent?.shell
}
