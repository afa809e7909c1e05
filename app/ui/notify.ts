import type { Notice } from "#core/content/notice.ts"
import { splitLocale } from "#core/i18n/locale.ts"
import type { Values } from "#core/i18n/message.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/messages.ts"

// Keeps a title's own direction inside a sentence of the other one.
function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  )
}

/** Shows a toast in the page's language. The toasts' code comes with the first of them.
 *  @param undo what the toast's "undo" button does; without it there is no such button */
export function notify({ key, values, style }: Notice<MessageKey>, undo?: () => void): void {
  const { locale, t } = i18nOf(splitLocale(location.pathname).locale)
  const text = t(key, locale === "ar" ? isolated(values) : values)
  const act = undo && { label: t("cart.undo"), act: undo }
  // Without the toasts (no network) the list itself still shows what happened.
  import("./toasts.tsx").then(
    ({ showToast }) => showToast({ text, style, locale, label: t("cart.toasts"), undo: act }),
    () => {},
  )
}
