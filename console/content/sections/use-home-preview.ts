import { useEffect, useState } from "react"
import type { SectionPage } from "#core/content/sections/section.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { type PageDraft, toPageInput } from "./section-draft.ts"
import { findProblems } from "./section-problems.ts"

/** Wait after the last change before the page is shown anew, in milliseconds. */
const pause = 400

type Shown = {
  page: { path: string } | undefined
  /** Whether the page is older than the form, which has errors. */
  isOld: boolean
}

/** The page of a form's sections, which nobody has stored: shown anew when nothing was typed for a moment.
 *  @param view the page's own path, which shows the default sections */
export function useHomePreview(page: SectionPage, draft: PageDraft, view: string): Shown {
  const [shown, setShown] = useState<Shown>({ page: undefined, isOld: false })
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      if (findProblems(draft).length > 0) return setShown(({ page: last }) => ({ page: last, isOld: true }))
      const { sections } = toPageInput(draft)
      const path = draft.isDefault
        ? view
        : (
            await fetchJson<{ url: string }>("POST", apiPath("/sections/:page/preview", { params: { page } }), {
              sections,
            })
          ).url
      if (isCurrent) setShown({ page: { path }, isOld: false })
    }
    const timer = setTimeout(() => {
      show().catch(() => isCurrent && setShown(({ page: last }) => ({ page: last, isOld: true })))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [page, draft, view])
  return shown
}
