import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { rejectionText } from "../rejection-text.ts"
import { useAgain } from "./use-again.ts"

/** In place of a part of a screen that could not be fetched, with a way to try again. */
export function FailedPart({ problem, again }: { problem: unknown; again: () => unknown }) {
  const t = useText()
  const press = useAgain(again)
  const noConnection = t("shell.noConnection")
  return (
    <p className={parts.failedPart} role="alert">
      <Icon name="circle-alert" />
      <span>{rejectionText(problem, t, { 0: noConnection, 503: noConnection })}</span>
      <Button look="link" onClick={press}>
        {t("shell.retry")}
      </Button>
    </p>
  )
}
