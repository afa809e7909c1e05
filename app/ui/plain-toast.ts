import type { NoticeStyle } from "#core/content/notice.ts"
import type { Locale } from "#core/i18n/locale.ts"

/** A toast without buttons: what they do, only the page that shows it can. */
export type PlainToast = { text: string; style: NoticeStyle; locale: Locale; label: string }

/** Milliseconds that a toast is on screen (specification, section 9). */
export const toastTime = 3000
