import { useParams } from "react-router"
import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import { type HeadPage, isHeadPage } from "#core/content/page-heads/page-head.ts"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { HeadForm } from "./head-form.tsx"

/** Screen of one page's title and description for search engines. */
export function HeadScreen() {
  const t = useText()
  const { page = "" } = useParams()
  const pageName = usePageName()
  if (!isHeadPage(page)) return <NotFound />
  return (
    <Screen
      title={pageName(page, (own) => t(`menu.page.${own}`))}
      back={{ to: "/settings/search", label: t("head.back") }}
    >
      <StoredHead key={page} page={page} />
    </Screen>
  )
}

function StoredHead({ page }: { page: HeadPage }) {
  const load = () => fetchJson<AdminHead>("GET", apiPath("/page-heads/:page", { params: { page } }))
  const query = useRecordQuery(["page-heads", page], load)
  return <Loaded query={query}>{(head) => <HeadForm loaded={head} load={load} />}</Loaded>
}
