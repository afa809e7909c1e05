import { useText } from "../i18n/use-text.ts"

/** In place of what could not be shown, with a way to try again. */
export function FailedScreen({ again }: { again: () => void }) {
  const t = useText()
  return (
    <div className="nothing" role="alert">
      <h1>{t("shell.failed")}</h1>
      <button type="button" className="btn" onClick={again}>
        {t("shell.retry")}
      </button>
    </div>
  )
}
