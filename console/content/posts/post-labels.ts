import type { TextKey } from "../../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const postLabels: Record<string, TextKey> = {
  "title.fr": "post.title",
  "excerpt.fr": "post.excerpt",
  "authorName.fr": "post.authorName",
  "quoteText.fr": "post.quoteText",
  slug: "post.slug",
  category: "post.category",
  videoId: "post.videoId",
  medias: "post.gallery",
}
