import { ownPagePath } from "#core/content/own-page.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { InformationPage } from "../../api-client/content.ts"
import { Blocks } from "../../ui/blocks.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import * as post from "../blog/post.module.css"
import * as css from "./information.module.css"

/** The text of a page that the merchant added; its sections come below. */
export function OwnPageText({ page }: { page: InformationPage }) {
  const { slug, title, description, content } = page
  return (
    <div className={`wrap ${css.page} ${css.ownPage}`}>
      <Crumbs steps={[{ path: ownPagePath(slug), label: title }]} />
      <article>
        <header className={post.postHead}>
          <h1 {...textLanguage(page, "title")}>{title}</h1>
          {description && (
            <p className={post.postLead} {...textLanguage(page, "description")}>
              {description}
            </p>
          )}
        </header>
        {content.length > 0 && <Blocks content={content} language={textLanguage(page, "content")} />}
      </article>
    </div>
  )
}
