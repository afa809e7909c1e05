import { useParams } from "react-router"
import type { AdminPost } from "#api/content/contract-admin-post.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { PostForm } from "./post-form.tsx"

/** One post, or a new one. */
export function PostScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "new" } = useParams()
  const isNew = id === "new"
  const load = () => fetchJson<AdminPost>("GET", apiPath("/posts/:documentId", { params: { documentId: id } }))
  const query = useRecordQuery(["posts", id], load, !isNew)
  const title = query.data ? <bdi>{titleIn(query.data.title, locale)}</bdi> : ""
  return (
    <Screen title={isNew ? t("post.new") : title} back={{ to: "/posts", label: t("post.back") }}>
      {isNew ? (
        <PostForm key={id} post={undefined} load={load} />
      ) : (
        <Loaded query={query}>{(post) => <PostForm key={id} post={post} load={load} />}</Loaded>
      )}
    </Screen>
  )
}
