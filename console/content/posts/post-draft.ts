import type { AdminPost } from "#api/content/contract-admin-post.ts"
import { type PostProblem, postProblems } from "#core/content/post-check.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"

/** A post as it is typed; `updatedAt` null = it is not stored yet. */
export type PostDraft = Omit<AdminPost, "documentId" | "state" | "updatedAt"> & { updatedAt: string | null }

export const toPostDraft = ({ documentId: _, state: _s, ...post }: AdminPost): PostDraft => post

export const newDraft: PostDraft = {
  slug: "",
  format: "standard",
  category: "",
  tags: [],
  videoId: "",
  publishedAt: null,
  updatedAt: null,
  title: noTexts,
  excerpt: noTexts,
  authorName: noTexts,
  authorRole: noTexts,
  quoteText: noTexts,
  quoteSource: noTexts,
  content: { fr: [], ar: [], en: [] },
  image: null,
  medias: [],
}

/** Converts the form to the request, without its version. */
export function toPostInput({ updatedAt: _, image, medias, slug, videoId, ...post }: PostDraft) {
  const ids = medias.map(({ documentId }) => documentId)
  return { ...post, slug: slug.trim(), videoId: videoId.trim(), image: image?.documentId ?? null, medias: ids }
}

/** Everything that is wrong with what was typed, by the names of the fields. */
export const draftProblems = (draft: PostDraft, main: Locale): { field: string; problem: PostProblem }[] =>
  postProblems(toPostInput(draft), draft.medias.length, main)

/** Properties of every part of the form. */
export type PostPart = {
  draft: PostDraft
  set: (changes: Partial<PostDraft>) => void
  problemOf: (field: string) => string | undefined
}
