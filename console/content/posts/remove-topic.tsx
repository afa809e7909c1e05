import { useState } from "react"
import type { AdminTopic } from "#api/content/contract-admin-post.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import type { Removal, TopicKind } from "./use-topics.ts"

type Props = {
  kind: TopicKind
  topic: AdminTopic
  /** The other topics of its kind. */
  others: AdminTopic[]
  busy: boolean
  onRemove: (removal: Removal) => void
  onClose: () => void
}

/** Asks whether a topic shall be removed: says how many posts lose it, and which category they get instead of one. */
export function RemoveTopic({ kind, topic, others, busy, onRemove, onClose }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const [into, setInto] = useState("")
  const name = titleIn(topic.title, locale)
  const isNeeded = kind === "category" && topic.posts > 0
  const what = kind === "category" ? "post.loseCategory" : "post.loseTag"
  return (
    <div className={`${ordersChoices.cForm} ${ordersChoices.cInner}`}>
      <p>{t("post.reallyRemove", { name })}</p>
      {topic.posts > 0 && <p>{t(what, { n: topic.posts })}</p>}
      {isNeeded && (
        <Select label={t("post.moveInto")} value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">{t("post.choose")}</option>
          <Options of={others.map(({ slug, title }) => [slug, titleIn(title, locale)])} />
        </Select>
      )}
      <div className={parts.cActs}>
        <Button disabled={busy || (isNeeded && into === "")} onClick={() => onRemove({ posts: topic.posts, into })}>
          {t("post.removeTopic")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("post.keepTopic")}
        </Button>
      </div>
    </div>
  )
}
