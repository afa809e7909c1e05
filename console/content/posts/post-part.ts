import type { PostDraft } from "./post-draft.ts"

/** What every part of the form gets. */
export type PostPart = {
  draft: PostDraft
  set: (changes: Partial<PostDraft>) => void
  problemOf: (field: string) => string | undefined
}
