/** The address that WordPress makes of a title (its `sanitize_title`): small letters without accents, words with hyphens between them,
 *  letters of other scripts as they are. */
export const wordpressSlug = (title: string): string =>
  title
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
    .slice(0, 200)
