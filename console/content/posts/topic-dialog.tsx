import { type FormEvent, useState } from "react"
import type { AdminTopic } from "#api/content/contract-admin-post.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useTask } from "../../data/use-task.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { emptyTexts } from "../../ui/forms/local-texts.ts"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { RemoveTopic } from "./remove-topic.tsx"
import type { TopicKind, Topics } from "./use-topics.ts"

type Props = { kind: TopicKind; topics: Topics; topic: AdminTopic | undefined; onClose: () => void }

/** A topic's titles, of one that is there or a new one; its address stays. */
export function TopicDialog({ kind, topics, topic, onClose }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const notify = useNotify()
  const [title, setTitle] = useState(topic?.title ?? emptyTexts)
  const [isTried, setTried] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { run: runTask, busy, problem } = useTask()
  const name = topic ? titleIn(topic.title, locale) : ""
  /** Does one thing, and closes when it is done. */
  async function run(work: () => Promise<unknown>) {
    await runTask(async () => {
      await work()
      notify(t("form.state.saved"), { type: "success" })
      onClose()
    })
  }
  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (title[main].trim() === "" || busy) return
    void run(() => (topic ? topics.rename(topic.slug, title) : topics.add(title)))
  }
  const newTitle = t(kind === "category" ? "post.newCategory" : "post.newTag")
  return (
    <Dialog title={topic ? t("post.editTopic", { name }) : newTitle} onClose={onClose} wide>
      <Problem text={rejectionText(problem, t, { 409: t("post.otherCount") })} />
      {isRemoving && topic ? (
        <RemoveTopic
          kind={kind}
          topic={topic}
          busy={busy}
          others={topics.topics.filter(({ slug }) => slug !== topic.slug)}
          onRemove={(removal) => run(() => topics.remove(topic.slug, removal))}
          onClose={() => setRemoving(false)}
        />
      ) : (
        <SmallForm
          submit={t("form.save")}
          disabled={busy}
          onClose={onClose}
          noValidate
          onSubmit={save}
          buttons={
            topic && (
              <Button look="quiet" onClick={() => setRemoving(true)}>
                {t("post.removeTopic")}
              </Button>
            )
          }
        >
          <ThreeLanguages
            fields={[
              {
                name: "title",
                label: t("post.topicTitle"),
                value: title,
                onChange: setTitle,
                required: true,
                maxLength: 80,
                problems: isTried && title[main].trim() === "" ? { [main]: t("form.required") } : undefined,
              },
            ]}
          />
        </SmallForm>
      )}
    </Dialog>
  )
}
