import { useText } from "../i18n/use-text.ts"

/** In place of what is being fetched. */
export function Waiting() {
  const t = useText()
  return <div className="c-wait" role="status" aria-label={t("shell.loading")} />
}
