import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { pageUniverse, type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import { useUniverses } from "../../catalogue/products/use-universes.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import * as css from "./sections.module.css"
import { SectionsForm } from "./sections-form.tsx"
import { loadSections } from "./use-sections-editor.ts"

/** The home pages, one at a time: the sections that each is made of. */
export function SectionsScreen() {
  const t = useText()
  const { nameOf } = useUniverses()
  const { page: name = sectionPages[0] } = useParams()
  const page = sectionPages.find((one) => one === name)
  if (!page) return <NotFound />
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage} ${css.sPage}`}>
      <h1>{t("section.title")}</h1>
      <p className="muted">{t("section.hint")}</p>
      <nav className={settings.cTabs} aria-label={t("section.pages")}>
        {Object.entries(pageUniverse).map(([one, universe]) => (
          <Link key={one} to={`/sections/${one}`} aria-current={one === page ? "page" : undefined}>
            {universe === null ? t("section.page.home") : nameOf(universe)}
          </Link>
        ))}
      </nav>
      <StoredSections key={page} page={page} />
    </div>
  )
}

function StoredSections({ page }: { page: SectionPage }) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ["sections", page],
    queryFn: () => loadSections(page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <SectionsForm page={page} loaded={data} view={page === "home" ? "/" : `/${page}`} />
  return error ? <FailedScreen again={() => refetch()} /> : <p role="status">{t("form.loading")}</p>
}
