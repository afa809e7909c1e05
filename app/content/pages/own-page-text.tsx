import { ownPagePath } from "#core/content/own-page.ts"
import type { InformationPage } from "../../api-client/content.ts"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Blocks } from "../blocks/blocks.tsx"

/** The text of a page that the merchant added; its sections come below. */
export function OwnPageText({ page: { slug, title, description, content } }: { page: InformationPage }) {
  return (
    <div className="wrap page own-page">
      <Crumbs steps={[{ path: ownPagePath(slug), label: title }]} />
      <article>
        <header className="post-head">
          <h1>{title}</h1>
          {description && <p className="post-lead">{description}</p>}
        </header>
        {content.length > 0 && <Blocks content={content} />}
      </article>
    </div>
  )
}
