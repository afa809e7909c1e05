import { useParams } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { SectionsForm } from "../sections/sections-form.tsx"
import { loadSections } from "../sections/use-sections-editor.ts"
import { OwnPageTabs } from "./own-page-tabs.tsx"

/** The sections of a page that the merchant added, below its text. */
export function OwnSectionsScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "" } = useParams()
  const query = useRecordQuery(["own-sections", id], async () => {
    const path = apiPath("/pages/:documentId", { params: { documentId: id } })
    const [page, sections] = await Promise.all([fetchJson<AdminPage>("GET", path), loadSections(id)])
    return { page, sections }
  })
  const title = query.data && <bdi>{titleIn(query.data.page.title, locale)}</bdi>
  return (
    <Screen title={title} back={{ to: "/pages", label: t("post.backToPages") }}>
      <OwnPageTabs documentId={id} />
      <Loaded query={query}>
        {({ page, sections }) => (
          <SectionsForm key={id} page={id} loaded={sections} view={page.hidden ? undefined : ownPagePath(page.slug)} />
        )}
      </Loaded>
    </Screen>
  )
}
