import { cutText } from "../cut-text.ts"

/** Characters of an address that WordPress stores. */
const maxLength = 200

/** The address that WordPress makes of a title (its `sanitize_title`): small letters without accents, words with hyphens between them,
 *  letters of other scripts as they are. */
export function wordpressSlug(title: string): string {
  const slug = title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/<[^>]*>|&[a-z]+;|&#\d+;/g, "")
    .replace(/[./]|\u2013|\u2014|\u00a0/g, "-")
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
  return cutText(slug, maxLength)
}
