import { type ComponentProps, useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import * as css from "./door.module.css"

/** A password, which can be shown while it is typed. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <div className={css.password}>
      <Field {...props} type={shown ? "text" : "password"} dir="ltr" />
      <button type="button" className="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? "auth.hide" : "auth.show")}
      </button>
    </div>
  )
}
