import { importOptional } from "../../browser/optional-import.ts"
import { signedInMark } from "../../browser/stored-text.ts"

/** Loads and begins what is done for who is signed in, where somebody is. A page with the attribute `data-signed-in` is shown to
 *  nobody else: it is where somebody has just signed in. */
export function startAccount(): void {
  if (!signedInMark().read() && document.querySelector("[data-signed-in]")) signedInMark().write("[]")
  if (!signedInMark().read()) return
  importOptional(() => import("./sync-account.ts")).then(
    ({ syncAccount: followAccount }) => followAccount(),
    () => {},
  )
}
