import { storedText } from "../browser/stored-text.ts"
import { type PlainToast, toastTime } from "./plain-toast.ts"

/** Milliseconds until the next page is there at the latest, on a slow network: later it is another visit. */
const maxWay = 30_000

const storage = () => storedText("cut_toast", () => sessionStorage, window)

let latest: { toast: PlainToast; at: number } | undefined

/** Shows a toast on the next page if the browser leaves this one before it could be read. */
export function carryToast(toast: PlainToast): void {
  if (!latest) addEventListener("pagehide", keep)
  latest = { toast, at: Date.now() }
}

function keep() {
  if (latest && Date.now() - latest.at < toastTime)
    storage().write(JSON.stringify({ ...latest.toast, leftAt: Date.now() }))
}

/** Shows what the page before could not. */
export function showCarriedToast(): void {
  const store = storage()
  const text = store.read()
  if (!text) return
  store.write("")
  const { leftAt, ...toast }: PlainToast & { leftAt: number } = JSON.parse(text)
  if (Date.now() - leftAt > maxWay) return
  import("./toasts.tsx").then(
    ({ showToast }) => showToast(toast),
    () => {},
  )
}
