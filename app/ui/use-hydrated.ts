import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False on the server and while the page hydrates: what lies in the browser's storage is not known there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
