import type { TextKey } from "../../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const postLabels: Record<string, TextKey> = {
  title: "post.title",
  excerpt: "post.excerpt",
  authorName: "post.authorName",
  quoteText: "post.quoteText",
  slug: "post.slug",
  category: "post.category",
  videoId: "post.videoId",
  medias: "post.gallery",
}
