import { importOptional } from "../../shell/start/optional-import.ts"
import { signedInMark } from "./signed-in-mark.ts"

/** Loads and begins what is done for who is signed in, where somebody is. */
export function startAccount(): void {
  if (!signedInMark().read()) return
  importOptional(() => import("./sync-account.ts")).then(
    ({ syncAccount: followAccount }) => followAccount(),
    () => {},
  )
}
