import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { rejectionText } from "../ui/rejection-text.ts"

/** In place of a part of a screen that could not be fetched, with a way to try again. */
export function FailedPart({ problem, again }: { problem: unknown; again: () => unknown }) {
  const t = useText()
  const noConnection = t("shell.noConnection")
  return (
    <p className="failed-part" role="alert">
      <Icon name="circle-alert" />
      <span>{rejectionText(problem, t, { 0: noConnection, 503: noConnection })}</span>
      <button type="button" className="link" onClick={() => again()}>
        {t("shell.retry")}
      </button>
    </p>
  )
}
