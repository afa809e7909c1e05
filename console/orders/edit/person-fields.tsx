import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { fieldProblem } from "./field-problem.ts"
import type { OrderDraft } from "./order-draft.ts"

type Props = {
  draft: OrderDraft
  set: (changes: Partial<OrderDraft>) => void
  problems: Record<string, string>
}

/** The buyer's name and phone. */
export function PersonFields({ draft, set, problems }: Props) {
  const t = useText()
  const field = (name: "firstname" | "lastname" | "mobile", more = {}) => (
    <Field
      label={t(`order.${name}`)}
      name={name}
      value={draft[name]}
      problem={fieldProblem(problems, name, t)}
      onChange={({ target }) => set({ [name]: target.value })}
      autoComplete="off"
      required
      {...more}
    />
  )
  return (
    <div className={forms.cGrid}>
      {field("firstname", { dir: "auto" })}
      {field("lastname", { dir: "auto" })}
      {field("mobile", { type: "tel", inputMode: "tel" })}
    </div>
  )
}
