import { useState } from "react"
import { useSearchParams } from "react-router"
import { type LandingPeriod, landingPeriods } from "#core/content/landing-page.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../../ui/button.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { Loaded } from "../../ui/states/loaded.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { AddLanding } from "./add-landing.tsx"
import * as css from "./landing.module.css"
import { LandingRows } from "./landing-rows.tsx"
import { useLandingCounts, useLandingPages } from "./use-landing-pages.ts"

/** The landing pages and what came of each. With `?product=ID` one is about to be made of that product. */
export function LandingScreen() {
  const t = useText()
  const mayCount = useMay("numbers.read")
  const [days, setDays] = useState<LandingPeriod>(30)
  const [parameters, setParameters] = useSearchParams()
  const product = parameters.get("product")
  const [isAdding, setAdding] = useState(product !== null)
  const pages = useLandingPages()
  const counts = useLandingCounts(days, mayCount)
  function close() {
    setAdding(false)
    setParameters({}, { replace: true })
  }
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <ContentTabs />
      <div className={`${parts.cPartHead} ${css.lTop}`}>
        <h1>{t("post.landing")}</h1>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t("landing.add")}
        </Button>
      </div>
      <p className="muted">{t("landing.hint")}</p>
      <Loaded query={pages}>
        {({ length }) => length === 0 && <p className={lists.cNone}>{t("landing.none")}</p>}
      </Loaded>
      {mayCount && pages.data && pages.data.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than what it holds
        <div className={ordersHead.cFilters} role="group" aria-label={t("landing.period")}>
          {landingPeriods.map((each) => (
            <Button key={each} look="chip" aria-pressed={each === days} onClick={() => setDays(each)}>
              {t("landing.days", { n: each })}
            </Button>
          ))}
        </div>
      )}
      {pages.data && <LandingRows pages={pages.data} counts={mayCount ? counts : undefined} />}
      {isAdding && <AddLanding productId={product} onClose={close} />}
    </div>
  )
}
