import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Media } from "../../media/media.ts"

/** Form values of a page's title, description and picture. */
export type HeadDraft = { title: Texts; description: Texts; picture: Media | null; updatedAt: string | null }

export const toHeadDraft = ({ title, description, media, updatedAt }: AdminHead): HeadDraft => ({
  title,
  description,
  picture: media,
  updatedAt,
})

export const toHeadInput = ({ picture, ...texts }: HeadDraft) => ({ ...texts, picture: picture?.url ?? null })
