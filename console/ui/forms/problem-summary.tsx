import { useEffect, useRef } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { showField } from "../show-field.ts"
import * as css from "./forms.module.css"

/** Something that is wrong with a form. */
export type FieldProblem = {
  /** The `name` of the input, such as `title.ar`, or the `id` of what stands for one. */
  field: string
  /** The field by the name that people know it by. */
  label: string
  text: string
}

/** Leads to the field of a name or an `id`. */
function showNamedField(name: string): void {
  showField(document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], #${CSS.escape(name)}`))
}

/** All that is wrong with a form, above it: each leads to its field. The screen goes there when somebody tried to save.
 *  @param tries how often somebody tried */
export function ProblemSummary({ problems, tries }: { problems: FieldProblem[]; tries: number }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries === 0) return
    box.current?.scrollIntoView({ block: "center" })
    box.current?.focus({ preventScroll: true })
  }, [tries])
  if (problems.length === 0) return null
  return (
    <div ref={box} className={css.cProblems} role="alert" tabIndex={-1}>
      <b>
        <Icon name="circle-alert" />
        {t("form.problems", { n: problems.length })}
      </b>
      <ul>
        {problems.map(({ field, label, text }) => (
          <li key={`${field} ${text}`}>
            <Button look="link" onClick={() => showNamedField(field)}>
              {label}
            </Button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
