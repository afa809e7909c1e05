import { splitLocale } from "../i18n/addresses.ts"
import { registerMessages } from "../i18n/i18n.tsx"
import { readPageData } from "./page-data.ts"

let loading: Promise<void> | undefined

/** Loads the messages of the page's language that scripts say, once. */
export function loadMessages(): Promise<void> {
  loading ??= import(/* @vite-ignore */ readPageData(document).messages).then(({ messages }) =>
    registerMessages(splitLocale(location.pathname).locale, messages),
  )
  return loading
}
