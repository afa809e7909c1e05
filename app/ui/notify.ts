import type { Notice } from "#core/content/notice.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { Values } from "#core/i18n/message.ts"
import { splitLocale } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/messages.ts"
import { afterPaint } from "./after-paint.ts"
import { carryToast } from "./carried-toast.ts"

// Keeps a title's own direction inside a sentence of the other one.
function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]),
  )
}

/** Label and action of a button of a toast. */
export type NoticeAction = { key: MessageKey; values?: Values; act: () => void }

/** Shows a toast in the page's language. The toasts' code comes with the first of them.
 *  @param actions the toast's buttons */
export function notify({ key, values, style }: Notice<MessageKey>, actions: readonly NoticeAction[] = []): void {
  const { locale, t } = createI18n(splitLocale(location.pathname).locale)
  const text = t(key, locale === "ar" ? isolated(values) : values)
  const buttons = actions.map((action) => ({ label: t(action.key, action.values), act: action.act }))
  const toast = { text, style, locale, label: t("cart.toasts") }
  carryToast(toast)
  // Without the toasts (no network) the list itself still shows what happened.
  afterPaint(() =>
    import("./toasts.tsx").then(
      ({ showToast }) => showToast({ ...toast, actions: buttons }),
      () => {},
    ),
  )
}
