import { type ReactNode, useEffect, useEffectEvent } from "react"
import * as buttonsCss from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import * as css from "./form-bar.module.css"
import { LeaveGuard } from "./leave-guard.tsx"

/** State of a form: as stored, changed, being saved, just saved, or rejected. */
export type FormState = "same" | "unsaved" | "saving" | "saved" | "failed"

type Props = {
  state: FormState
  onSave: () => void
  /** Stores and publishes it, with Ctrl+Enter or ⌘+Enter; its button is one of `children`. */
  onPublish?: (() => void) | undefined
  /** Text of the button; by default "save". */
  text?: string
  /** Text after saving; by default that the shop shows it. */
  saved?: string
  /** Takes all changes back; without it there is no such button. */
  onDiscard?: (() => void) | undefined
  /** The page of the storefront that shows it. */
  view?: string | undefined
  /** More buttons, before the one that saves. */
  children?: ReactNode
}

/** The foot of a form: whether it has unsaved changes, and the button that saves. Ctrl+S and ⌘+S save too; leaving with
 *  unsaved changes asks first. */
export function FormBar({ state, onSave, onPublish, text, saved, onDiscard, view, children }: Props) {
  const t = useText()
  const act = useEffectEvent((key: string) => {
    if (key === "s") onSave()
    else onPublish?.()
  })
  const isOpen = state === "unsaved" || state === "failed"
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "s" && key !== "enter")) return
      if (key === "s") event.preventDefault()
      if (state !== "saving") act(key)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [state])
  return (
    <footer className={css.cBar} data-state={state}>
      <p role="status">
        {state === "saved" && <Icon name="check" />}
        {state === "failed" && <Icon name="circle-alert" />}
        {state === "saved" && saved ? saved : t(`form.state.${state}`)}
      </p>
      {view && (
        <a className={buttonsCss.link} href={view} target="_blank" rel="noreferrer">
          {t("form.view")}
        </a>
      )}
      {children}
      {onDiscard && (
        <Button look="quiet" disabled={!isOpen} onClick={onDiscard}>
          {t("form.discard")}
        </Button>
      )}
      <Button disabled={state === "saving" || state === "same"} onClick={onSave}>
        {text ?? t("form.save")}
      </Button>
      {(isOpen || state === "saving") && <LeaveGuard />}
    </footer>
  )
}
