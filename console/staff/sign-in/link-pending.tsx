import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { Waiting } from "../../ui/states/waiting.tsx"
import { SignInPage } from "./sign-in-page.tsx"

/** While it is asked what a link leads to; when that fails, a way to ask again. */
export function LinkPending({ problem, again }: { problem: Error | null; again: () => unknown }) {
  const t = useText()
  return (
    <SignInPage title={t("new.link")}>
      {problem ? (
        <>
          <Problem text={rejectionText(problem, t, { 0: t("shell.noConnection"), 503: t("shell.noConnection") })} />
          <Button onClick={() => again()}>{t("shell.retry")}</Button>
        </>
      ) : (
        <Waiting />
      )}
    </SignInPage>
  )
}
