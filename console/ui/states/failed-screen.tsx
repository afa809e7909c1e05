import type { ReactNode } from "react"
import { RejectedError } from "../../data/api-client.ts"
import type { TextKey } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/frame.module.css"
import { Button } from "../button.tsx"
import { useAgain } from "./use-again.ts"

function whatOf(problem: unknown): TextKey {
  const status = problem instanceof RejectedError ? problem.status : undefined
  if (status === 0) return "shell.noConnection"
  return status === 403 ? "shell.denied" : "shell.failed"
}

type Props = {
  /** The thrown value: no connection, no permission, or anything else. */
  problem?: unknown
  again: () => void
  /** Another way on. */
  children?: ReactNode
}

/** In place of what could not be shown, with a way to try again. */
export function FailedScreen({ problem, again, children }: Props) {
  const t = useText()
  const press = useAgain(again)
  return (
    <div className={css.nothing} role="alert">
      <h1>{t(whatOf(problem))}</h1>
      <Button onClick={press}>{t("shell.retry")}</Button>
      {children}
    </div>
  )
}
