import { createContext, type ReactNode, useContext } from "react"
import * as orderForm from "../../forms/order-form.module.css"
import { useTooLong } from "../../forms/use-too-long.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fieldsCss from "../../styles/fields.module.css"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form } from "../../ui/link.tsx"
import * as css from "./account.module.css"
import type { AccountReply } from "./request-account.server.ts"

/** Error or success message. It takes the focus, without a script too. */
export function AccountAlert({ reply }: { reply: AccountReply | null }) {
  const { t } = useI18n()
  if (reply?.alert) {
    return (
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
      <div className={`${marks.alert} ${orderForm.full}`} role="alert" tabIndex={-1} autoFocus>
        <Icon name="circle-alert" />
        <b>{t(`account.alert.${reply.alert}`)}</b>
      </div>
    )
  }
  if (!reply?.said) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
    <p className={css.accountSaid} role="status" tabIndex={-1} autoFocus>
      {t(`account.said.${reply.said}`)}
    </p>
  )
}

/** The fields that a form's answer is about; each form has those that are its own. */
const faultyFields: Partial<Record<NonNullable<AccountReply["alert"]>, readonly string[]>> = {
  login: ["login"],
  email: ["email"],
  wrongPassword: ["current", "password"],
  tooShort: ["next", "password"],
  tooLong: ["next", "password"],
  tooCommon: ["next", "password"],
}

const FaultyFields = createContext<readonly string[]>([])

type AccountFormProps = {
  reply: AccountReply | null
  send: string
  intent?: string
  /** The page that answers; this one unless told otherwise. */
  action?: string
  children: ReactNode
}

/** A form of an account's page: a plain POST form with one button. */
export function AccountForm({ reply, send, intent, action, children }: AccountFormProps) {
  const faulty = reply?.tooLong ?? reply?.empty ?? faultyFields[reply?.alert ?? "failed"] ?? []
  return (
    <Form method="post" {...(action && { action })} className={css.accountForm} noValidate>
      <AccountAlert reply={reply} />
      <FaultyFields value={faulty}>{children}</FaultyFields>
      <button type="submit" className={buttons.btn} {...(intent && { name: "intent", value: intent })}>
        {send}
      </button>
    </Form>
  )
}

type AccountFieldProps = {
  name: string
  label: string
  value?: string
  type?: "text" | "password" | "email" | "tel"
  autoComplete: string
  hint?: string
  dir?: "ltr"
  maxLength?: number
  /** So many characters are stored: a longer text is not cut, the field states it. */
  limit?: number
  optional?: boolean
}

/** A field of such a form. */
export function AccountField(field: AccountFieldProps) {
  const faulty = useContext(FaultyFields)
  return <AccountInput {...field} isFaulty={faulty.includes(field.name)} />
}

type AccountInputProps = AccountFieldProps & { isFaulty: boolean }

/** The field itself, which states as one types that a text is too long. */
export const AccountInput = island("account-input", (props: AccountInputProps) => {
  const { name, label, value = "", hint, optional, limit, isFaulty: isRejected, ...input } = props
  const id = `account-${name}`
  const { whyTooLong, followLength } = useTooLong({ [name]: limit ?? Number.POSITIVE_INFINITY }, { [name]: value })
  const why = whyTooLong(name)
  const isFaulty = isRejected || why !== null
  return (
    <div className={`${fieldsCss.field} ${orderForm.full}${isFaulty ? ` ${fieldsCss.bad}` : ""}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        maxLength={limit ? undefined : 254}
        onInput={followLength(name)}
        {...input}
        defaultValue={value}
        required={!optional}
        aria-invalid={isFaulty}
        aria-describedby={why ? `${id}-why` : hint ? `${id}-hint` : undefined}
      />
      {why && (
        <p className={fieldsCss.why} id={`${id}-why`}>
          <Icon name="circle-alert" />
          {why}
        </p>
      )}
      {hint && (
        <p className={orderForm.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
})
