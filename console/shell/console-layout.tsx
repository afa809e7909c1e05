import { lazy, Suspense } from "react"
import { Outlet } from "react-router"
import { useMe } from "../data/use-me.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { OrderNews } from "../orders/list/order-news.tsx"
import * as css from "../styles/frame.module.css"
import { Waiting } from "../ui/states/waiting.tsx"
import { lazyScreen } from "./lazy-screen.tsx"
import { PageTitle } from "./page-title.tsx"
import { PhoneBar } from "./phone-bar.tsx"
import { ScreenBoundary } from "./screen-boundary.tsx"
import { SideBar } from "./side-bar.tsx"

const SecondFactorPage = lazyScreen(
  undefined,
  () => import("../staff/sign-in/second-factor-page.tsx"),
  "SecondFactorPage",
)

/** A script that does not come takes nothing from the screens. */
const BackupWarning = lazy(() =>
  import("../backup/backup-warning.tsx").then(
    (loaded) => ({ default: loaded.BackupWarning }),
    () => ({ default: () => null }),
  ),
)

/** The frame around every screen: a bar at the side, at the foot of a phone. Who has yet to set up the second factor that
 *  the shop requires sees that alone. */
export function ConsoleLayout() {
  const t = useText()
  const me = useMe()
  if (me?.secondFactorMissing) return <SecondFactorPage />
  return (
    <div className={css.console}>
      <a className="skip" href="#main-content">
        {t("shell.skip")}
      </a>
      <SideBar />
      <main className={css.cMain} id="main-content" tabIndex={-1}>
        {me?.permissions.includes("shop.data") && (
          <Suspense fallback={null}>
            <BackupWarning />
          </Suspense>
        )}
        <ScreenBoundary>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <PhoneBar />
      <PageTitle />
      <AppLinks />
      <OrderNews />
    </div>
  )
}

/** Links that make the console an app that a browser installs, named in the member's language. React moves both to
 *  the page's head. */
function AppLinks() {
  const locale = useConsoleLocale()
  return (
    <>
      <link rel="manifest" href={`/console.webmanifest?lang=${locale}`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
