import { Link } from "react-router"
import type { AdminPostRow } from "#api/content/contract-admin-post.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { FilterChips } from "../../ui/lists/filter-chips.tsx"
import { ListBody } from "../../ui/lists/list-body.tsx"
import { ListScreen } from "../../ui/lists/list-screen.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { useAddressList } from "../../ui/lists/use-address-list.ts"
import { Photo } from "../../ui/photo.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { useTopics } from "./use-topics.ts"

const states = ["", "published", "scheduled", "draft"] as const

/** All posts, drafts first. */
export function PostsScreen() {
  const t = useText()
  const list = useAddressList<AdminPostRow>("/posts", ["state", "category"])
  const { set } = list
  return (
    <ListScreen
      list={list}
      title={t("post.posts")}
      search={t("post.search")}
      className={settings.cParts}
      tabs={<ContentTabs />}
      actions={
        <ButtonLink icon="plus" to="/posts/new">
          {t("post.new")}
        </ButtonLink>
      }
      filters={
        <FilterChips
          values={states}
          chosen={list.value("state")}
          nameOf={(state) => (state === "" ? t("coupon.all") : t(`post.state.${state}`))}
          onChoose={(state) => set("state", state)}
        />
      }
    >
      <ListBody
        list={list}
        label={t("post.posts")}
        empty={t("post.none")}
        head={[t("post.title"), t("post.category"), t("post.publication")]}
        row={(post) => <PostRow key={post.documentId} post={post} />}
      />
    </ListScreen>
  )
}

function PostRow({ post }: { post: AdminPostRow }) {
  const t = useText()
  const locale = useConsoleLocale()
  const categories = useTopics("category").topics
  const { documentId, title, image, state, publishedAt, slug } = post
  const category = categories.find((one) => one.slug === post.category)?.title
  return (
    <tr>
      <th scope="row">
        <span className={lists.cPictured}>
          <Photo url={image?.url ?? null} alt="" size={56} />
          <span>
            <Link to={`/posts/${documentId}`}>
              <bdi>{titleIn(title, locale)}</bdi>
            </Link>
            <small>
              <bdi dir="ltr">{slug}</bdi>
            </small>
          </span>
        </span>
      </th>
      <td data-label={t("post.category")}>
        <bdi>{category && titleIn(category, locale)}</bdi>
      </td>
      <td data-label={t("post.publication")}>
        <span className={lists.cMark} data-is={state}>
          {t(`post.state.${state}`)}
        </span>
        {publishedAt && (
          <small>
            <bdi>{shortDate(publishedAt, locale, state === "scheduled")}</bdi>
          </small>
        )}
      </td>
    </tr>
  )
}
