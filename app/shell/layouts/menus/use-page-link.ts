import { useI18n } from "../../../i18n/i18n.tsx"
import type { MessageKey } from "../../../i18n/messages.ts"
import { usePage } from "../../page.tsx"
import type { SiteLink } from "./site-links.ts"

/** Makes links to fixed pages, with the one that the visitor is at marked.
 *  @returns takes a path without language and the page's name */
export function usePageLink(): (path: string, label: MessageKey) => SiteLink {
  const { t, to } = useI18n()
  const page = usePage()
  return (path, label) => ({ href: to(path), label: t(label), current: page.path + page.search === path })
}
