import type { Post } from "#core/content/post.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as homeCss from "../../styles/home.module.css"
import { MoreLink, SectionHead } from "../home/sections/section-head.tsx"
import { PostCard } from "./post-card.tsx"
import * as css from "./posts.module.css"

type LatestPostsProps = { title: string; posts: Post[] }

/** The latest posts on a home page, the newest large; nothing while there is none. */
export function LatestPosts({ title, posts: [first, ...others] }: LatestPostsProps) {
  const { t, to } = useI18n()
  if (!first) return null
  return (
    <section className={homeCss.section}>
      <SectionHead
        title={title || t("blog.latest.title")}
        more={<MoreLink to={to("/blog")}>{t("blog.latest.all")}</MoreLink>}
      />
      <div className={css.posts}>
        <PostCard post={first} />
        <div className={css.side}>
          {others.map((post) => (
            <PostCard key={post.slug} post={post} kind="small" />
          ))}
        </div>
      </div>
    </section>
  )
}
