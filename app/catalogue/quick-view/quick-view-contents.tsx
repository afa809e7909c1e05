import { useEffect, useState } from "react"
import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import { readAgain } from "../../browser/read-again.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { Viewed } from "../../lists/quick-view-opener.ts"
import { itemPath } from "../../page/product-path.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useRetryFocus } from "../../ui/use-retry-focus.ts"
import { ProductBlock } from "../product/product-block.tsx"
import "../product/product.css"
import "./quick-view.css"
import * as buttons from "../../styles/buttons.module.css"
import * as css from "./quick-view.module.css"

/** Data of the product detail block beside the page. */
export type QuickViewData = {
  product: BlockProduct
  wilayas: Wilaya[]
  communes: Commune[]
  sizeGuide: SizeGuideRef | null
  now: string
}

export type QuickViewContentsProps = { viewed: Viewed; close: () => void }

/** The product detail block without its bottom (specification, section 2), and the way to the product's page. */
export function QuickViewContents({ viewed, close }: QuickViewContentsProps) {
  const { t, to } = useI18n()
  const { slug, title, choice } = viewed
  const { data, failed, retry } = useQuickViewData(slug)
  // The button to try again stays until the product is there.
  const { again, target } = useRetryFocus<HTMLAnchorElement>(failed && !data, retry)
  return (
    <>
      <div className={css.quickHead}>
        <Link ref={target} className={buttons.link} to={to(itemPath(viewed))}>
          {t("quickView.page")}
          <Icon name="arrow-right" flip />
        </Link>
        <button type="button" className={buttons.iconBtn} aria-label={t("quickView.close")} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {data ? (
        <ProductBlock {...data} formId="apercu" quickView choice={choice} />
      ) : (
        <div className={css.quickWait} aria-busy={!failed}>
          <h2>{title}</h2>
          <p role="status">{t(failed ? "quickView.failed" : "quickView.loading")}</p>
          {failed && (
            <button type="button" className={buttons.btn} onClick={again}>
              <Icon name="rotate-cw" />
              {t("quickView.retry")}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Loads the data of the quick view.
 *  @returns `retry` loads them again after an error */
function useQuickViewData(slug: string) {
  const { locale } = useI18n()
  const [data, setData] = useState<QuickViewData | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    const leave = new AbortController()
    fetchProduct(slug, locale, leave.signal).then(setData, () => {
      if (!leave.signal.aborted) setFailed(true)
    })
    return () => leave.abort()
  }, [slug, locale, attempt])

  return { data, failed, retry: () => setAttempt((count) => count + 1) }
}

async function fetchProduct(slug: string, locale: string, signal: AbortSignal): Promise<QuickViewData> {
  const answer = await readAgain(`/quick-view/${encodeURIComponent(slug)}?locale=${locale}`, { signal })
  if (!answer.ok) throw new Error(`Quick view of ${slug}: ${answer.status}`)
  return answer.json()
}
