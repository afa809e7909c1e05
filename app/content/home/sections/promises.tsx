import { type PromiseFacts, promiseMessage, promisesOf } from "#core/content/promise.ts"
import type { Settings } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { promiseIcons } from "../../../page/promise-icons.ts"
import { openWilayaCount } from "../../../page/wilayas-text.ts"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import * as css from "./promises.module.css"

type PromisesProps = {
  settings: PromiseFacts & Pick<Settings, "freeDeliveryThreshold" | "openWilayas" | "wilayaDivision">
  /** Whether links to the page's promises lead here. */
  isAnchor: boolean
}

/** The shop's promises; their facts are the merchant's settings. */
export function Promises({ settings, isAnchor }: PromisesProps) {
  const { freeDeliveryThreshold } = settings
  const { money, t } = useI18n()
  const delivery =
    freeDeliveryThreshold === null
      ? t("home.promises.delivery.text")
      : t("home.promises.free.text", { amount: money(freeDeliveryThreshold, 0) })
  return (
    <section className={home.section} id={isAnchor ? "promises" : undefined} aria-label={t("home.promises.label")}>
      <ul className={css.promises}>
        <li>
          <Icon name="truck" />
          <div>
            <b>{t("home.promises.delivery.title", { n: openWilayaCount(settings) })}</b>
            <p suppressHydrationWarning>{delivery}</p>
          </div>
        </li>
        {promisesOf(settings).map((promise) => {
          const { name, n } = promiseMessage(promise)
          return (
            <li key={name}>
              <Icon name={promiseIcons[promise.kind].icon} />
              <div>
                <b>{t(`home.promises.${promise.kind}.title`, { n })}</b>
                <p>{t(`home.promises.${name}.text`)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
