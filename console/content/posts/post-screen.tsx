import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminPost } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { PostForm } from "./post-form.tsx"

/** One post, or a new one. */
export function PostScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "new" } = useParams()
  const isNew = id === "new"
  const load = () => fetchJson<AdminPost>("GET", apiPath("/posts/:documentId", { params: { documentId: id } }))
  const { data, error, refetch } = useQuery({
    queryKey: ["posts", id],
    queryFn: load,
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/posts" aria-label={t("post.back")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{isNew ? t("post.new") : <bdi>{data ? titleIn(data.title, locale) : ""}</bdi>}</h1>
      </header>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!isNew && !data && !error && <p role="status">{t("form.loading")}</p>}
      {(isNew || data) && <PostForm key={id} post={isNew ? undefined : data} load={load} />}
    </div>
  )
}
