import type { HTMLAttributes, ReactNode } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { shopMainLocale } from "../i18n/main-locale.ts"

type RenderFragment = (fragment: ReactNode, locale: Locale) => string

let renderFragment: RenderFragment | undefined

/** Makes known how fragments are rendered; the server alone does. Until then they are rendered as ordinary children.
 *  @param render gives HTML that React can hydrate; the router and the messages are all that a fragment finds around it */
export function registerFragmentRenderer(render: RenderFragment | undefined): void {
  renderFragment = render
}

/** Sources whose fragments are cached, all languages together: about 5 KB for each fragment of a card. */
const maxSources = 1000

/** Fragments of a source, all languages together. The footer has the most: one for each link that may be the current one, and
 *  each edit of the menus makes others. */
const maxFragments = 300

/** HTML of the fragments of a source, by language and variant. In both maps the last used stands last. */
const cache = new Map<object, Map<string, string>>()

/** Puts a value last in a map, and drops the first ones beyond a maximum. */
function keepLast<K, V>(map: Map<K, V>, key: K, value: V, max: number): V {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= max) break
    map.delete(oldest)
  }
  return value
}

function cachedHtml(source: object, name: string, render: () => string): string {
  const known = keepLast(cache, source, cache.get(source) ?? new Map<string, string>(), maxSources)
  return keepLast(known, name, known.get(name) ?? render(), maxFragments)
}

type CachedFragmentProps = HTMLAttributes<HTMLElement> & {
  /** The element around the fragment, which is rendered every time. */
  as: "li" | "div" | "ul"
  /** A value of the shop's content that never changes; another object is another fragment. */
  source: object
  /** Tells fragments of one source apart; one of few, as each is cached. */
  variant: string
}

/** A part of a page that depends on `source`, `variant` and the language alone. The server renders it once and repeats the
 *  HTML, which is that of the children; in the browser these are ordinary children, so that hydration finds what it expects.
 *  The children use no `useId`, no address, and no context but the router's and the messages'. */
export function CachedFragment(props: CachedFragmentProps) {
  if (import.meta.env.SSR && renderFragment) return <RenderedFragment {...props} render={renderFragment} />
  const { as: Tag, source: _source, variant: _variant, ...element } = props
  return <Tag {...element} />
}

type RenderedFragmentProps = CachedFragmentProps & { render: RenderFragment }

function RenderedFragment({ as: Tag, source, variant, children, render, ...attributes }: RenderedFragmentProps) {
  const { locale } = useI18n()
  // Links of a fragment have the prefix of their language, if it is not the main one.
  const html = cachedHtml(source, `${shopMainLocale()} ${locale} ${variant}`, () => render(children, locale))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the children
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
