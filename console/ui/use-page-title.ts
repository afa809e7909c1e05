import { useEffect } from "react"
import { useText } from "../i18n/use-text.ts"

/** Names what is on the screen in the browser's tab and history, and a file that it is printed to.
 *  @param waiting how many orders wait for a call */
export function usePageTitle(text: string, waiting = 0): void {
  const t = useText()
  const title = `${waiting > 0 ? `(${waiting}) ` : ""}${text} · ${t("shell.title")}`
  useEffect(() => {
    document.title = title
  }, [title])
}
