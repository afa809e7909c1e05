import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import type { SectionDraft } from "./section-draft.ts"
import { ownWords } from "./section-state.ts"

/** Names a section by its kind and its own words: `Banners: The season`. */
export function useSectionName(): (section: Pick<SectionDraft, "kind" | "content">) => string {
  const t = useText()
  const locale = useConsoleLocale()
  return (section) => {
    const kind = t(`section.kind.${section.kind}`)
    const words = ownWords(section, locale)
    return words ? t("section.named", { kind, words }) : kind
  }
}
