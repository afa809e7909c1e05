import { useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import * as error from "../shell/error.module.css"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Logo } from "../shell/layouts/logo.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as empty from "../styles/empty.module.css"
import { BigStar } from "../ui/big-star.tsx"
import { Icon } from "../ui/icon.tsx"
import type { Route } from "./+types/offline"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_page, { t }) => ({
  path: "/offline",
  hidden: true,
  title: t("error.offline.title"),
  description: t("error.offline.text"),
}))

export const loader = (args: Route.LoaderArgs) => pageRequest(args).place

// A plug beside its socket.
const unplugged = "M70 100h14M84 88h10v24H84ZM94 93h8M94 107h8M130 100h-14M116 86v28a14 14 0 0 1 0-28"

/** The page in the place of any other when the network is lost (public/offline-worker.js). It keeps the requested address, which its button
 *  requests again. The phone works without internet. */
export default function Offline({ matches }: Route.ComponentProps) {
  const { t } = useI18n()
  const { phone, phoneInternational } = matches[0].loaderData.settings
  return (
    <>
      <header className={`wrap ${error.alone}`}>
        <Logo />
      </header>
      <main id="main" className="wrap">
        <div className={`${empty.empty} ${error.error}`}>
          <BigStar drawing={unplugged} />
          <h1>{t("error.offline.title")}</h1>
          <p>{t("error.offline.text")}</p>
          <div className={empty.row}>
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to the address that was asked for */}
            <a className={buttons.btn} href="">
              <Icon name="rotate-cw" />
              {t("error.retry")}
            </a>
            {phone && (
              <a className={`${buttons.btn} ${buttons.btnQuiet}`} href={`tel:${phoneInternational}`}>
                <Icon name="phone" />
                {t("error.offline.call")}
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </div>
        </div>
      </main>
    </>
  )
}
