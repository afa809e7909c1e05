import { useState } from "react"
import type { AdminTopic } from "#api/content/contract-admin-post.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as tree from "../../styles/tree.module.css"
import { Button, IconButton } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { TopicDialog } from "./topic-dialog.tsx"
import { type TopicKind, type Topics, useTopics } from "./use-topics.ts"

/** A topic that is there by its slug, or a new one. */
type TopicTarget = { kind: TopicKind; slug: string | null }

/** Categories and tags of posts. */
export function TopicsScreen() {
  const t = useText()
  const topics = { category: useTopics("category"), tag: useTopics("tag") }
  const [target, setTarget] = useState<TopicTarget>()
  return (
    <Screen narrow tabs={<ContentTabs />} title={t("post.allTopics")}>
      {(["category", "tag"] as const).map((kind) => (
        <TopicList key={kind} kind={kind} topics={topics[kind]} onAsk={(slug) => setTarget({ kind, slug })} />
      ))}
      {target && (
        <TopicDialog
          kind={target.kind}
          topics={topics[target.kind]}
          topic={topics[target.kind].topics.find(({ slug }) => slug === target.slug)}
          onClose={() => setTarget(undefined)}
        />
      )}
    </Screen>
  )
}

type ListProps = { kind: TopicKind; topics: Topics; onAsk: (slug: string | null) => void }

function TopicList({ kind, topics, onAsk }: ListProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const nameOf = ({ title }: AdminTopic) => titleIn(title, locale)
  return (
    <section className={parts.cPart}>
      <div className={parts.cPartHead}>
        <h2>{t(kind === "category" ? "post.categories" : "post.tags")}</h2>
        <Button look="link" icon="plus" onClick={() => onAsk(null)}>
          {t(kind === "category" ? "post.newCategory" : "post.newTag")}
        </Button>
      </div>
      {topics.failed && <FailedScreen problem={topics.failed} again={() => topics.refetch()} />}
      {topics.isLoading && <p role="status">{t("form.loading")}</p>}
      <ul className={tree.catTree}>
        {topics.topics.map((topic) => (
          <li key={topic.slug}>
            <div className={tree.catLine}>
              <span className={tree.catName}>
                <b>
                  <bdi>{nameOf(topic)}</bdi>
                </b>
                <small>
                  <bdi dir="ltr">{topic.slug}</bdi>
                </small>
              </span>
              <span className={tree.catCount}>{t("post.count", { n: topic.posts })}</span>
              <IconButton
                icon="square-pen"
                label={t("post.editTopic", { name: nameOf(topic) })}
                title={t("post.editTopic", { name: nameOf(topic) })}
                onClick={() => onAsk(topic.slug)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
