import { storedText } from "../../../browser/stored-text.ts"

// Until the confirmation is there.
const storage = () => storedText("repeated_order", () => sessionStorage, window)

/** Notes that the order that is about to be confirmed was placed already. */
export const markRepeated = (): boolean => storage().write("1")

/** Whether the order that is being confirmed was placed already; asked once. */
export function takeRepeated(): boolean {
  const isRepeated = storage().read() === "1"
  if (isRepeated) storage().write("")
  return isRepeated
}
