import { type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../button.tsx"
import { showField } from "../show-field.ts"

type Props = FormHTMLAttributes<HTMLFormElement> & {
  ref?: Ref<HTMLFormElement>
  /** Text of the button that sends. */
  submit: ReactNode
  /** Whether it cannot be sent now. */
  disabled?: boolean
  /** More buttons, after the one that sends. */
  buttons?: ReactNode
  onClose?: (() => void) | undefined
}

/** A form in a dialog or in a part of a screen, with its buttons below the fields. A press that sends leads to the first field that
 *  is marked wrong. */
export function SmallForm({ submit, disabled = false, buttons, onClose, onSubmit, children, ...form }: Props) {
  const t = useText()
  const [tries, setTries] = useState(0)
  const tried = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) showField(tried.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
  }, [tries])
  function send(event: SubmitEvent<HTMLFormElement>) {
    tried.current = event.currentTarget
    onSubmit?.(event)
    setTries(tries + 1)
  }
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} {...form} onSubmit={send}>
      {children}
      <div className={parts.cActs}>
        <Button type="submit" disabled={disabled}>
          {submit}
        </Button>
        {buttons}
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t("shell.close")}
          </Button>
        )}
      </div>
    </form>
  )
}
