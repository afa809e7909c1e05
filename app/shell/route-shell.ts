import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router"
import type { PageNotFoundInShop, ShellData } from "./shell-data.ts"

/** What every page shows, as the router knows it, also of an error that was thrown before the loaders ran. */
export function useRouteShell(): ShellData | undefined {
  const loaded = useRouteLoaderData<ShellData>("root")
  const error = useRouteError()
  return loaded ?? shellOfError(error)
}

/** Finds the data that `pageNotFoundInShop` sent along; undefined for other errors. */
export function shellOfError(error: unknown): ShellData | undefined {
  // Written by this program alone.
  const sent: Partial<PageNotFoundInShop> | null = isRouteErrorResponse(error) ? error.data : null
  return sent?.shell
}
