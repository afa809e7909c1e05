import { isRouteErrorResponse } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { useOwnAddress, useShop } from "../page/page.tsx"
import { useShellData } from "../page/shell-data.ts"
import { SearchForm } from "../search/search-form.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as empty from "../styles/empty.module.css"
import * as listing from "../styles/listing.module.css"
import * as marks from "../styles/marks.module.css"
import { Art } from "../ui/art.tsx"
import { BigStar } from "../ui/big-star.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import * as css from "./error.module.css"
import { Logo } from "./layouts/logo.tsx"
import { DefaultLayout } from "./layouts/two-bar-layouts.tsx"

/** Which sentence an error gets: the page is not there, the address asks for what cannot be, there were too many requests,
 *  the content API is away, or anything else. */
type ErrorKind = "notFound" | "invalid" | "tooMany" | "away" | "failed"

type ErrorFacts = { status: number; kind: ErrorKind; message: string }

const unavailableStatuses = [502, 503, 504]

function kindOf(status: number): ErrorKind {
  if (status === 404) return "notFound"
  if (status === 400) return "invalid"
  if (status === 429) return "tooMany"
  return unavailableStatuses.includes(status) ? "away" : "failed"
}

/** Converts a thrown error to the facts of the error page. Messages stay in English (specification, section 8). */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const { status, data, statusText } = error
    const message: unknown = data?.message ?? data
    return { status, kind: kindOf(status), message: typeof message === "string" && message ? message : statusText }
  }
  return { status: 500, kind: "failed", message: error instanceof Error ? error.message : "" }
}

// An arrow that goes round, for a door that will open again.
const again = "M122 92a23 23 0 1 0 1 16M123 82v11h-11"

/** The error page, inside the default layout when the shop's settings are there and alone otherwise. */
export function ErrorPage({ error }: { error: unknown }) {
  const facts = errorFacts(error)
  const shell = useShellData()
  const withShop = shell !== undefined
  const body = <ErrorBody facts={facts} hasGoods={withShop && !shell.unfilled} />
  if (withShop) return <DefaultLayout>{body}</DefaultLayout>
  return (
    <>
      <header className={`wrap ${css.alone}`}>
        <Logo />
      </header>
      <main id="main">{body}</main>
    </>
  )
}

type ErrorBodyProps = {
  facts: ErrorFacts
  /** Whether there is something to look for. */
  hasGoods: boolean
}

function ErrorBody({ facts: { status, kind, message }, hasGoods }: ErrorBodyProps) {
  const { t, to } = useI18n()
  const { address } = useOwnAddress()
  const title = t(`error.${kind}.title`)
  // Asked again, the same address gets the same answer.
  const isFinal = kind === "notFound" || kind === "invalid"
  const shopName = useShellData()?.settings.shopName ?? t("shell.shopName")
  return (
    <div className="wrap">
      <title>{`${title} · ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <div className={`${empty.empty} ${css.error}`}>
        {kind === "notFound" ? <Art name="not-found" /> : <BigStar drawing={again} />}
        <p className={css.errorCode}>
          <bdi>{t("error.status", { status })}</bdi>
        </p>
        <h1>{title}</h1>
        <p>{t(`error.${kind}.text`)}</p>
        <div className={empty.row}>
          {!isFinal && (
            <a className={buttons.btn} href={address}>
              <Icon name="rotate-cw" />
              {t("error.retry")}
            </a>
          )}
          <Link className={isFinal ? buttons.btn : `${buttons.btn} ${buttons.btnQuiet}`} to={to("/")}>
            {t("error.home")}
          </Link>
        </div>
        {isFinal && hasGoods && <Ways />}
        {message && (
          <p className={css.errorMessage} lang="en" dir="ltr">
            {message}
          </p>
        )}
      </div>
    </div>
  )
}

/** Search and links to the universes. */
function Ways() {
  const { t, to } = useI18n()
  const universes = useShop()?.universes ?? []
  return (
    <div className={css.errorWays}>
      <SearchForm label={t("error.search")} />
      {universes.length > 0 && (
        <ul className={listing.chips}>
          {universes.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={marks.chip} to={to(`/shop?productType=${slug}`)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
