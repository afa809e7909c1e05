import { FormFailure } from "./form-failure.tsx"
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
