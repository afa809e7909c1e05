import type { Post } from "#core/content/post.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { localizedPath } from "../../i18n/addresses.ts"
import { postPath } from "../blog/blog-views.ts"
import { xmlText } from "./xml.ts"

type Feed = { origin: string; locale: Locale; title: string; posts: Post[] }

/** The posts as an Atom feed (RFC 4287).
 *  @param posts newest first */
export function atomFeed({ origin, locale, title, posts }: Feed): string {
  const address = (path: string) => xmlText(origin + localizedPath(locale, path))
  const entries = posts.map(
    ({ slug, title: name, excerpt, publishedAt, author, category }) => `<entry>
<title>${xmlText(name)}</title>
<link href="${address(postPath(slug))}"/>
<id>${address(postPath(slug))}</id>
<published>${publishedAt}</published>
<updated>${publishedAt}</updated>
<author><name>${xmlText(author.name)}</name></author>
<category term="${xmlText(category.slug)}" label="${xmlText(category.title)}"/>
<summary>${xmlText(excerpt)}</summary>
</entry>`,
  )
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${xmlText(title)}</title>`,
    `<link href="${address("/blog")}"/>`,
    `<link rel="self" href="${address("/feed.xml")}"/>`,
    `<id>${address("/blog")}</id>`,
    `<updated>${posts[0]?.publishedAt ?? "2026-01-01T00:00:00.000Z"}</updated>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n")
}
