import { useParams } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { OwnPageTabs } from "../own-pages/own-page-tabs.tsx"
import { PageForm } from "./page-form.tsx"

/** One page: of information, or the merchant's own. */
export function PageScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "" } = useParams()
  const load = () => fetchJson<AdminPage>("GET", apiPath("/pages/:documentId", { params: { documentId: id } }))
  const query = useRecordQuery(["pages", id], load)
  const title = query.data && <bdi>{titleIn(query.data.title, locale)}</bdi>
  return (
    <Screen title={title} back={{ to: "/pages", label: t("post.backToPages") }}>
      <Loaded query={query}>
        {(page) => (
          <>
            {page.own && <OwnPageTabs documentId={id} />}
            <PageForm key={id} page={page} load={load} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
