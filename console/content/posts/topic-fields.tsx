import { useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { textDirection } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Checks } from "../../ui/forms/checks.tsx"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import type { PostPart } from "./post-draft.ts"
import { useTopics } from "./use-topics.ts"

/** The category and the tags of a post; one that is not there yet is made in place. */
export function TopicFields({ draft, set, problemOf }: PostPart) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  const categories = useTopics("category")
  const tags = useTopics("tag")
  const [adding, setAdding] = useState<"category" | "tag">()
  const nameOf = ({ title }: (typeof tags.topics)[number]) => titleIn(title, locale)
  const why = problemOf("category")
  const addButton = (kind: "category" | "tag") => (
    <Button look="link" icon="plus" onClick={() => setAdding(kind)}>
      {t(kind === "category" ? "post.newCategory" : "post.newTag")}
    </Button>
  )
  return (
    <section className={parts.cPart}>
      <h2>{t("post.topics")}</h2>
      <div className={`${forms.cGrid} ${forms.cWide}`}>
        <div>
          <Select
            label={t("post.category")}
            name="category"
            value={draft.category}
            aria-invalid={why ? true : undefined}
            onChange={({ target }) => set({ category: target.value })}
          >
            <option value="">{t("post.choose")}</option>
            <Options of={categories.topics.map((topic) => [topic.slug, nameOf(topic)])} />
          </Select>
          {why && <p className={fields.why}>{why}</p>}
          {addButton("category")}
        </div>
        <fieldset className={forms.cTags}>
          <legend className={fields.label}>{t("post.tags")}</legend>
          <Checks
            options={tags.topics.map((topic) => ({ value: topic.slug, text: nameOf(topic) }))}
            chosen={draft.tags}
            onChange={(chosen) => set({ tags: chosen })}
          />
          {addButton("tag")}
        </fieldset>
      </div>
      {adding && (
        <AddTopic
          title={t(adding === "category" ? "post.newCategory" : "post.newTag")}
          onClose={() => setAdding(undefined)}
          onAdd={async (name) => {
            const slug = await (adding === "category" ? categories : tags).add({ ...noTexts, [main]: name })
            set(adding === "category" ? { category: slug } : { tags: [...draft.tags, slug] })
            setAdding(undefined)
          }}
        />
      )}
    </section>
  )
}

type AddProps = { title: string; onClose: () => void; onAdd: (name: string) => Promise<void> }

function AddTopic({ title, onClose, onAdd }: AddProps) {
  const t = useText()
  const main = useMainLocale()
  const notify = useNotify()
  const [name, setName] = useState("")
  async function add() {
    try {
      await onAdd(name.trim())
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={`${ordersChoices.cForm} ${ordersChoices.cInner}`}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field
          label={t("post.topicName")}
          value={name}
          lang={main}
          dir={textDirection(main)}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={parts.cActs}>
          <Button type="submit" disabled={name.trim() === ""}>
            {t("post.add")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("shell.close")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
