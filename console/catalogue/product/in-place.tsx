import { type KeyboardEvent, type ReactNode, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/product.module.css"
import { Button } from "../../ui/button.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"

type Props = {
  text: string
  /** Stores what was typed. @throws RejectedError */
  onCreate: () => Promise<void>
  children: ReactNode
}

/** A little form inside the form: makes something that is missing without leaving. It is no `<form>`, for one cannot stand
 *  in another; Enter stores it all the same. */
export function InPlace({ text, onCreate, children }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { run, busy, problem } = useTask()

  async function create() {
    if (!busy && (await run(onCreate))) setOpen(false)
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void create()
  }
  if (!isOpen) {
    return (
      <p>
        <Button look="link" icon="plus" onClick={() => setOpen(true)}>
          {text}
        </Button>
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the label of its only field
    <div className={css.pInPlace} role="group" aria-label={text} onKeyDown={press}>
      {children}
      {problem !== undefined && (
        <p className={fields.why} role="alert">
          {rejectionText(problem, t, { 409: t("product.problem.taken") })}
        </p>
      )}
      <p className={parts.cActs}>
        <Button disabled={busy} onClick={create}>
          {t("product.create")}
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t("media.cancel")}
        </Button>
      </p>
    </div>
  )
}
