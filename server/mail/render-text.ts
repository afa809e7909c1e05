import { isolate } from "#core/i18n/isolate.ts"
import type { MailPart } from "./mail-parts.ts"
import type { RenderedHtml } from "./render-html.ts"

/** The same mail as plain text. */
export function renderText({ title, parts, shopName, foot }: RenderedHtml): string {
  return [shopName, title, ...parts.map(partText), "—", foot.join("\n")].join("\n\n").concat("\n")
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "text":
      return part.text
    case "quote":
      return part.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n")
    case "button":
    case "link":
      return `${part.label}:\n${part.href}`
    case "rows":
      return part.rows.map(({ label, value }) => `${isolate(label)}: ${isolate(value)}`).join("\n")
  }
}
