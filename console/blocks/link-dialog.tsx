import { type FormEvent, useState } from "react"
import { Editor, Range } from "slate"
import { useSlateStatic } from "slate-react"
import { useText } from "../i18n/use-text.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/forms/field.tsx"
import { currentLink, meantAddress, putLink, removeLink } from "./commands.ts"

/** Asks where the selected words lead. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const editor = useSlateStatic()
  const [link] = useState(() => currentLink(editor))
  const [url, setUrl] = useState(link?.url ?? "")
  const [words, setWords] = useState("")
  const [isRejected, setRejected] = useState(false)
  const { selection } = editor
  const needsWords = !link && !(selection && Range.isExpanded(selection) && Editor.string(editor, selection) !== "")

  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog stands inside of a form, in React if not in the page.
    event.stopPropagation()
    const meant = meantAddress(url)
    if (!meant) {
      setRejected(true)
      return
    }
    putLink(editor, meant, words.trim())
    onClose()
  }
  return (
    <Dialog title={t("blocks.link")} onClose={onClose}>
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={submit}>
        <Field
          label={t("blocks.address")}
          hint={t("blocks.addressHint")}
          problem={isRejected ? t("blocks.addressRefused") : undefined}
          value={url}
          dir="ltr"
          autoFocus
          onChange={({ target }) => setUrl(target.value)}
        />
        {needsWords && (
          <Field label={t("blocks.words")} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
        <p className={parts.cActs}>
          <Button type="submit">{t("blocks.putLink")}</Button>
          {link && (
            <Button
              look="quiet"
              onClick={() => {
                removeLink(editor)
                onClose()
              }}
            >
              {t("blocks.removeLink")}
            </Button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
