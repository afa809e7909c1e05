import { type SectionState, sectionState } from "#core/content/sections/section.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { titleIn } from "../../i18n/title-in.ts"
import type { SectionDraft } from "./section-draft.ts"
import { itemsIn, type SectionValues, slugsIn, stringIn, textsIn } from "./section-values.ts"

const isWritten = (values: SectionValues, name: string) => titleIn(textsIn(values, name), "fr").trim() !== ""

const findsNothing = (values: SectionValues) => {
  const rule = stringIn(values, "rule")
  return (
    (rule === "category" && stringIn(values, "category") === "") ||
    (rule === "hand-picked" && slugsIn(values, "slugs").length === 0)
  )
}

/** Whether a section has nothing to show as it is filled in, whatever the shop sells. */
export function isBlank({ kind, content }: Pick<SectionDraft, "kind" | "content">): boolean {
  switch (kind) {
    case "text-picture":
      return !(isWritten(content, "title") || isWritten(content, "text"))
    case "video":
      return stringIn(content, "videoId").trim() === ""
    case "banners":
      return itemsIn(content, "items").length === 0
    case "product-row":
      return findsNothing(content)
    case "product-tabs": {
      const tabs = itemsIn(content, "tabs")
      return tabs.length > 0 && tabs.every(findsNothing)
    }
    case "product-lists":
      return itemsIn(content, "lists").every(findsNothing)
    default:
      return false
  }
}

/** How a section stands: seen or not, or still without anything to show. */
export function draftState(section: SectionDraft, now: Date): SectionState | "blank" {
  const state = sectionState(section, now.toISOString())
  return state === "visible" && isBlank(section) ? "blank" : state
}

/** The words of a section that tell it from others of its kind: its title, or that of its first entry; "" = none. */
export function ownWords({ content }: Pick<SectionDraft, "content">, locale: Locale): string {
  const entries = ["items", "tabs", "lists"].flatMap((name) => itemsIn(content, name))
  const found = [content, ...entries].flatMap((values) =>
    ["title", "kick", "label"].map((name) => titleIn(textsIn(values, name), locale).trim()),
  )
  return found.find((text) => text !== "") ?? ""
}
