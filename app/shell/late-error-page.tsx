import { lazy, Suspense } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { importOptional } from "./start/optional-import.ts"
import { useOwnAddress } from "./use-own-address.ts"

const load = () => importOptional(() => import("./error-page.tsx"))

const Loaded = lazy(() =>
  load().then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
)

/** Asks for the code of the error page beside the data of the page that the router leads to. */
export const preloadErrorPage = () => load().catch(() => undefined)

/** The error page, whose code is loaded where a page is one, and with the first change of page. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <Loaded error={error} />
    </Suspense>
  )
}

/** Where the code of the error page cannot be had. */
function PlainErrorPage(_: { error: unknown }) {
  const { t } = useI18n()
  const { address } = useOwnAddress()
  return (
    <main className="wrap" id="main">
      <h1>{t("error.failed.title")}</h1>
      <p>
        <a href={address}>{t("error.retry")}</a>
      </p>
    </main>
  )
}
