import { useParams } from "react-router"
import { landingPath } from "#core/content/landing-page.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { SectionsForm } from "../sections/sections-form.tsx"
import { loadSections } from "../sections/use-sections-editor.ts"
import { LandingFrame } from "./landing-frame.tsx"
import { readLandingPage } from "./use-landing-pages.ts"

/** The sections of a landing page, above its order form and below it. */
export function LandingSectionsScreen() {
  const t = useText()
  const { id = "" } = useParams()
  const { data, error, refetch } = useRecordQuery(["landing-sections", id], async () => {
    const [page, sections] = await Promise.all([readLandingPage(id), loadSections(id)])
    return { page, sections }
  })
  return (
    <LandingFrame id={id} page={data?.page} again={error ? () => refetch() : undefined}>
      <p className="muted">{t("landing.sectionsHint")}</p>
      {data && (
        <SectionsForm
          key={id}
          page={id}
          loaded={data.sections}
          view={data.page.hidden ? undefined : landingPath(data.page.slug)}
          isLanding
        />
      )}
    </LandingFrame>
  )
}
