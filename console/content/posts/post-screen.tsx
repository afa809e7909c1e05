import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminPost } from "#api/content/contract-admin-post.ts"
import { titleIn } from "../../catalogue/products/title-in.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../../shell/failed-screen.tsx"
import { Icon } from "../../ui/icon.tsx"
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
    <div className="c-page c-parts c-form-page">
      <header className="c-top">
        <Link className="icon-btn" to="/posts" aria-label={t("post.back")}>
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
