import * as buttons from "#app/styles/buttons.module.css"
import * as fields from "#app/styles/fields.module.css"
import * as marks from "#app/styles/marks.module.css"
import type { Theme } from "#core/content/theme/theme.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { Money } from "../../ui/money.tsx"
import * as css from "./preview.module.css"

const products = [
  { key: 1, price: 4500, was: 5900 },
  { key: 2, price: 12_900, was: null },
  { key: 3, price: 7200, was: null },
]

/** A page of the shop in small: header, opening, cards, order form and footer. It shows logo, colours and corners, and
 *  does nothing. */
export function PreviewPage({ theme, scheme }: { theme: Theme; scheme: "light" | "dark" }) {
  const t = useText()
  return (
    <>
      <header>
        <PreviewLogo theme={theme} onDark={scheme === "dark"} />
        <span className={buttons.link}>{t("theme.sample.menu")}</span>
        <Icon name="search" />
      </header>
      <div className={css.cThemeHero}>
        <b>{t("theme.sample.title")}</b>
        <p className="muted">{t("theme.sample.text")}</p>
        <span className={buttons.btn}>{t("theme.sample.go")}</span>
      </div>
      <ul>
        {products.map(({ key, price, was }) => (
          <li key={key}>
            <div className={css.cThemeTile}>{was !== null && <span className={marks.tag}>−24 %</span>}</div>
            <span>{t("theme.sample.product", { n: key })}</span>
            <span>
              <b className={was === null ? marks.price : `${marks.price} ${marks.sale}`}>
                <Money dinars={price} />
              </b>{" "}
              {was !== null && (
                <s className={marks.was}>
                  <Money dinars={was} />
                </s>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={css.cThemeOrder}>
        <div className={fields.field}>
          <span className={fields.label}>{t("theme.sample.phone")}</span>
          <span className={`${css.cThemeInput} muted`}>
            <bdi>0550 01 02 03</bdi>
          </span>
        </div>
        <span className={`${buttons.btn} ${buttons.btnOrder} ${buttons.btnWide}`}>{t("theme.sample.order")}</span>
        <p className={css.cThemeStock}>
          <Icon name="check" />
          {t("theme.sample.stock")}
        </p>
      </div>
      <footer>
        {theme.logo && <PreviewLogo theme={theme} onDark />}
        {t("theme.sample.foot")}
      </footer>
    </>
  )
}

/** The logo as a page of the shop shows it: on a light plate where it has no form for dark ground. */
function PreviewLogo({ theme: { logo, darkLogo }, onDark }: { theme: Theme; onDark: boolean }) {
  const t = useText()
  if (!logo) return <b>{t("theme.sample.shop")}</b>
  const { url, width, height } = onDark ? (darkLogo ?? logo) : logo
  return (
    <span className={css.cThemeLogo} data-plate={(onDark && !darkLogo) || undefined}>
      <img src={url} alt="" width={width} height={height} />
    </span>
  )
}
