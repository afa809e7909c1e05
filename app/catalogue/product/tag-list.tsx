import type { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { Link } from "../../ui/link.tsx"
import * as css from "./details.module.css"
import { searchPath } from "./product-links.ts"

/** The product's words, each leading to what it finds.
 *  @param language of the words, where it is not the page's */
export function TagList({ tags, language }: { tags: string[]; language: ReturnType<typeof textLanguage> }) {
  const { t, to } = useI18n()
  if (tags.length === 0) return null
  return (
    <ul className={css.tagList} aria-label={t("product.tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={marks.chip} to={to(searchPath(tag))} {...language}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
