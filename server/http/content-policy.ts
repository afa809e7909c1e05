/** Sources that a page needs beyond the shop's own files. */
export type PageNeeds = {
  /** Sources of its inline scripts. */
  scripts: readonly string[]
  /** Sources of its style attributes. */
  styles: readonly string[]
  /** The merchant has configured an ad pixel: it stands in a frame, which is a page of the shop. */
  pixel: boolean
}

const videoHost = "https://www.youtube-nocookie.com"

/** The Content-Security-Policy of a page. Pages are cached for all visitors, so what is inline is allowed by its hash and
 *  not by a nonce. The video's host is in every page's policy: a visitor walks from any page to a product's film without
 *  loading another document. Firefox lets a page prefetch only what `default-src` names, so it is `'self'`, and every
 *  directive that falls back to it is written out. */
export function pagePolicy({ scripts, styles, pixel }: PageNeeds): string {
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'"],
    ["style-src-attr", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : ["'none'"])],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["manifest-src", "'self'"],
    ["media-src", "'none'"],
    // The page of a visitor without a network (public/offline-worker.js).
    ["worker-src", "'self'"],
    ["frame-src", videoHost, ...(pixel ? ["'self'"] : [])],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
  ]
  return directives.map((directive) => directive.join(" ")).join("; ")
}

/** The Content-Security-Policy of the merchant's console: scripts and styles are files of its own. The pictures that are
 *  chosen for upload are shown before they are sent (`blob:`). Its one worker shows the notifications of new orders. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** For answers that are no page: they load nothing and are shown in no frame. */
export const barePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
