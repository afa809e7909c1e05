import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Problem } from "../ui/problem.tsx"
import { useSettleSamples } from "./use-delivery.ts"

/** Warns that wilayas have invented prices of the sample shop, until the merchant confirms or removes them.
 *  @param wilayas how many have some; nothing is shown for 0 */
export function SamplePrices({ wilayas }: { wilayas: number }) {
  const t = useText()
  const { settle, busy, problem } = useSettleSamples()
  if (wilayas === 0) return null
  return (
    <section className={settings.cWarning} aria-labelledby="sample-prices">
      <Icon name="triangle-alert" />
      <div>
        <h2 id="sample-prices">{t("tariff.samples.title", { n: wilayas })}</h2>
        <p>{t("tariff.samples.why")}</p>
        <Problem text={problem} />
        <div className={parts.cActs}>
          <Button disabled={busy} onClick={() => settle("confirm")}>
            {t("tariff.samples.confirm")}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => settle("remove")}>
            {t("tariff.samples.remove")}
          </Button>
        </div>
      </div>
    </section>
  )
}
