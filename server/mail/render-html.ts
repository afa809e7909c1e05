import { type Locale, textDirection } from "#core/i18n/locale.ts"
import type { MailLogo } from "./mail-logo.ts"
import type { MailPart, MailRow } from "./mail-parts.ts"

/** Of a mail's button: its ground in both schemes, and what is written on it. */
export type MailColors = { button: string; darkButton: string; onButton: string; onDarkButton: string }

export const defaultMailColors: MailColors = {
  button: "#8c3b1b",
  darkButton: "#f0a27d",
  onButton: "#ffffff",
  onDarkButton: "#14110f",
}

export type RenderedHtml = {
  locale: Locale
  title: string
  parts: MailPart[]
  shopName: string
  /** Stands for the shop's name; null = the name itself. */
  logo: MailLogo | null
  /** Lines at the end, such as the shop's address. */
  foot: string[]
  colors: MailColors
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A mail as HTML: one column, own colours for light and dark, no script, no picture but the shop's logo. Styles
 *  stand in the elements for readers that drop the head's. */
export function renderHtml({ locale, title, parts, shopName, logo, foot, colors }: RenderedHtml): string {
  const dir = textDirection(locale)
  const start = dir === "rtl" ? "right" : "left"
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14110f !important; }
  .card { background: #1f1b18 !important; border-color: #3a332d !important; }
  .ink { color: #f4eee7 !important; }
  .soft { color: #c3b8ac !important; }
  .line { border-color: #3a332d !important; }
  .go { background: ${colors.darkButton} !important; color: ${colors.onDarkButton} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f3ef">
<table role="presentation" class="page" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3ef">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e4ddd4;border-radius:14px">
<tr><td class="ink" style="padding:28px 28px 32px;word-break:break-word;overflow-wrap:anywhere;font:16px/1.6 'Segoe UI',Tahoma,Arial,sans-serif;color:#231f1b;text-align:${start}">
<p class="soft" style="margin:0 0 20px;font-weight:700;color:#6b6259">${logo ? logoHtml(logo, shopName) : escaped(shopName)}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#231f1b">${escaped(title)}</h1>
${parts.map((part) => partHtml(part, colors)).join("\n")}
</td></tr>
</table>
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="soft" style="padding:18px 28px;word-break:break-word;overflow-wrap:anywhere;font:13px/1.6 'Segoe UI',Tahoma,Arial,sans-serif;color:#6b6259;text-align:${start}">
${foot.map((line) => `<p style="margin:0 0 6px">${escaped(line)}</p>`).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** On a white ground of its own, which shows in the dark alone. */
const logoHtml = ({ src, width, height }: MailLogo, shopName: string) =>
  `<img src="${escaped(src)}" alt="${escaped(shopName)}" width="${width}" height="${height}" style="display:block;border:0;background:#ffffff;border-radius:6px">`

function partHtml(part: MailPart, { button, onButton }: MailColors): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${escaped(part.text)}</p>`
    case "quote":
      return `<p dir="auto" class="line" style="margin:0 0 16px;padding:12px 16px;border:1px solid #e4ddd4;border-radius:10px;white-space:pre-line">${escaped(part.text)}</p>`
    case "button":
      return `<p style="margin:24px 0 16px"><a class="go" href="${escaped(part.href)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${button};color:${onButton};font-weight:700;text-decoration:none">${escaped(part.label)}</a></p>`
    case "link":
      return `<p style="margin:0 0 16px"><a class="soft" href="${escaped(part.href)}" style="color:#6b6259">${escaped(part.label)}</a></p>`
    case "rows":
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
${part.rows.map(rowHtml).join("\n")}
</table>`
  }
}

function rowHtml({ label, value, isPlain, strong }: MailRow): string {
  const weight = strong ? "700" : "400"
  const cell = `padding:8px 0;border-top:1px solid #e4ddd4;font-weight:${weight};vertical-align:top`
  const text = `<bdi${isPlain ? ' dir="ltr"' : ""}>${escaped(value)}</bdi>`
  return `<tr><td class="line" style="${cell}"><bdi>${escaped(label)}</bdi></td><td class="line" align="right" style="${cell};text-align:end;white-space:${isPlain ? "nowrap" : "normal"};padding-inline-start:16px">${text}</td></tr>`
}
