import type { Post } from "#core/content/post.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { MoreLink, SectionHead } from "../home/sections/section-head.tsx"
import { PostCard } from "./post-card.tsx"

/** The latest posts on a home page, the newest large; nothing while there is none. */
export function LatestPosts({ title, posts: [first, ...others] }: { title: string; posts: Post[] }) {
  const { t, to } = useI18n()
  if (!first) return null
  return (
    <section className="section">
      <SectionHead
        title={title || t("blog.latest.title")}
        more={<MoreLink to={to("/blog")}>{t("blog.latest.all")}</MoreLink>}
      />
      <div className="posts">
        <PostCard post={first} />
        <div className="side">
          {others.map((post) => (
            <PostCard key={post.slug} post={post} kind="small" />
          ))}
        </div>
      </div>
    </section>
  )
}
