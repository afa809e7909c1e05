import { useEffect, useState } from "react"
import type { SectionPage } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"
import { PagePreview } from "../../ui/page-preview/page-preview.tsx"
import { addStyles } from "../../ui/page-preview/show-page.ts"
import { focusSection } from "./focus-section.ts"
import type { PageDraft } from "./section-draft.ts"
import { useHomePreview } from "./use-home-preview.ts"

const outline = (place: number) => `[data-section="${place}"]{outline:3px solid var(--action);outline-offset:4px}`

type Props = {
  page: SectionPage
  /** The page's own path, without language. */
  view: string
  draft: PageDraft
  /** The key of the section that is open. */
  open: string | undefined
  onOpen: (key: string) => void
}

/** The home page of the form's sections, scrolled to the section that is open. A press on a section opens it. */
export function HomePreview({ page, view, draft, open, onOpen }: Props) {
  const t = useText()
  const preview = useHomePreview(page, draft, view)
  const [shown, setShown] = useState<{ page: Document }>()
  const place = draft.sections.findIndex(({ key }) => key === open) + 1
  useEffect(() => {
    if (!shown) return
    addStyles(shown.page, place > 0 ? outline(place) : "")
    shown.page.querySelector(`[data-section="${place}"]`)?.scrollIntoView({ block: "start", behavior: "smooth" })
  }, [shown, place])
  return (
    <PagePreview
      page={preview.page}
      problem={preview.isOld ? t("preview.old") : undefined}
      onShown={(page) => setShown({ page })}
      onPick={(at) => {
        const section = draft.sections[at - 1]
        if (!section) return
        onOpen(section.key)
        focusSection(section.key)
      }}
    />
  )
}
