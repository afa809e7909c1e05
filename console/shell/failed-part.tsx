import * as buttons from "#app/styles/buttons.module.css"
import * as parts from "../catalogue/product/parts/parts.module.css"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
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
      <button type="button" className={buttons.link} onClick={press}>
        {t("shell.retry")}
      </button>
    </p>
  )
}
