import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { barePolicy } from "./content-policy.ts"
import { hashSource } from "./inline-code.ts"

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#10151f;background:#fbf8f3}" +
  "h1{font-size:1.5rem;line-height:1.25}a{display:inline-block;min-height:44px;line-height:44px;color:#0b4f8a}" +
  "@media(prefers-color-scheme:dark){body{color:#f3efe8;background:#10151f}a{color:#8fc2ee}}"

/** The Content-Security-Policy of such pages. */
export const staticPagePolicy = `${barePolicy}; style-src ${hashSource(style)}`

type StaticPage = {
  locale: Locale
  title: string
  text: string
  link: { href: string; text: string }
  /** Loads itself again after so many seconds. */
  reloadsAfter?: number
}

/** A page that stands alone, for when no part of the shop can answer. It names no shop: its name is in the database, and is
 *  read for no such page. */
export function staticPage({ locale, title, text, link, reloadsAfter }: StaticPage): string {
  const reload = reloadsAfter ? `<meta http-equiv="refresh" content="${reloadsAfter}">` : ""
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${reload}`
  return (
    `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head>${head}` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><a href="${link.href}">${link.text}</a></main></body></html>`
  )
}
