import { Link, useParams } from "react-router"
import { pageUniverse, type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import { useUniverses } from "../../catalogue/products/use-universes.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
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
    <Screen title={t("section.title")} lead={t("section.hint")} className={css.sPage}>
      <nav className={settings.cTabs} aria-label={t("section.pages")}>
        {Object.entries(pageUniverse).map(([one, universe]) => (
          <Link key={one} to={`/sections/${one}`} aria-current={one === page ? "page" : undefined}>
            {universe === null ? t("section.page.home") : nameOf(universe)}
          </Link>
        ))}
      </nav>
      <StoredSections key={page} page={page} />
    </Screen>
  )
}

function StoredSections({ page }: { page: SectionPage }) {
  const query = useRecordQuery(["sections", page], () => loadSections(page))
  const view = page === "home" ? "/" : `/${page}`
  return <Loaded query={query}>{(loaded) => <SectionsForm page={page} loaded={loaded} view={view} />}</Loaded>
}
