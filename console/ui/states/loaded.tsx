import type { ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "./failed-screen.tsx"

type Props<T> = {
  query: { data: T | undefined; error: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** Renders what a query has read; before that the state of the request, with a way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, children }: Props<T>) {
  const t = useText()
  if (data !== undefined) return children(data)
  return error ? <FailedScreen problem={error} again={() => refetch()} /> : <p role="status">{t("form.loading")}</p>
}
