import type { FormHTMLAttributes, ReactNode, Ref } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../button.tsx"

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

/** A form in a dialog or in a part of a screen, with its buttons below the fields. */
export function SmallForm({ submit, disabled = false, buttons, onClose, children, ...form }: Props) {
  const t = useText()
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} {...form}>
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
