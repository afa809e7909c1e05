import type { ReactNode } from "react"
import { NavLink } from "react-router"
import type { AdminLanding } from "#api/content/landing/contract-admin-landing.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import * as css from "./landing.module.css"
import { landingName } from "./use-landing-pages.ts"

type Props = {
  id: string
  page: AdminLanding | undefined
  /** Reads it again; undefined while nothing has failed. */
  again: (() => void) | undefined
  children: ReactNode
}

/** Common frame of the two parts of a landing page: its name, the link to its product, and the tabs. */
export function LandingFrame({ id, page, again, children }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const product = page?.product
  return (
    <Screen
      title={page && <bdi>{landingName(page, locale)}</bdi>}
      back={{ to: "/landing-pages", label: t("landing.back") }}
    >
      {product && (
        <p className={`muted ${css.lOf}`}>
          {product.slug === null ? (
            t("landing.gone")
          ) : (
            <>
              {t("landing.product")} ·{" "}
              <ButtonLink look="link" to={`/products/${product.documentId}`}>
                <bdi>{titleIn(product.title, locale)}</bdi>
              </ButtonLink>
            </>
          )}
        </p>
      )}
      <nav className={settings.cTabs} aria-label={t("landing.parts")}>
        <NavLink to={`/landing-pages/${id}`} end>
          {t("landing.own")}
        </NavLink>
        <NavLink to={`/landing-pages/${id}/sections`}>{t("landing.sections")}</NavLink>
      </nav>
      {again && !page && <FailedScreen again={again} />}
      {!page && !again && <p role="status">{t("form.loading")}</p>}
      {children}
    </Screen>
  )
}
