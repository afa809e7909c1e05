import { useText } from "../../i18n/use-text.ts"
import { Button } from "../button.tsx"
import { Problem } from "../problem.tsx"
import * as css from "./forms.module.css"
import { type FieldProblem, ProblemSummary } from "./problem-summary.tsx"

type Props = {
  form: { problems: FieldProblem[]; tries: number; failure: string; isTheirs: boolean }
  onLoad: () => void
}

/** All that is wrong with a form, above it.
 *  @param onLoad loads what somebody else has stored meanwhile */
export function FormProblems({ form: { problems, tries, failure, isTheirs }, onLoad }: Props) {
  return (
    <>
      <ProblemSummary problems={problems} tries={tries} />
      <FormFailure text={failure} isTheirs={isTheirs} onLoad={onLoad} />
    </>
  )
}

/** Error text of a form as a whole. Where somebody else has stored it meanwhile, their version can be loaded.
 *  @param isTheirs whether somebody else has stored it */
export function FormFailure({ text, isTheirs, onLoad }: { text: string; isTheirs: boolean; onLoad: () => void }) {
  const t = useText()
  if (!isTheirs) return <Problem text={text} />
  return (
    <div className={css.cTheirs} role="alert">
      <p>{t("form.theirs")}</p>
      <Button look="quiet" onClick={onLoad}>
        {t("form.loadTheirs")}
      </Button>
    </div>
  )
}
