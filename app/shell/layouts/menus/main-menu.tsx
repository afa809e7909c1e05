import { useI18n } from "../../../i18n/i18n.tsx"
import { useShellData } from "../../../page/shell-data.ts"
import { Icon } from "../../../ui/icon.tsx"
import * as universeHeader from "../header/universe-header.module.css"
import { CategoryColumns } from "./category-column.tsx"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./menu.module.css"
import * as navCss from "./nav.module.css"
import { SiteLink } from "./site-link.tsx"
import { type SiteGroup, useSiteLinks } from "./site-links.ts"

/** The main menu inside a header's bar; narrow screens have the menu panel instead. */
export function HeadMenu() {
  const { t } = useI18n()
  return (
    <nav className={universeHeader.headMenu} aria-label={t("shell.nav.label")}>
      <MainMenu />
    </nav>
  )
}

/** The main menu: its entries open under the mouse, on a press and by keyboard. */
export function MainMenu() {
  return (
    <ul className={`${navCss.nav} ${css.mainMenu}`}>
      <Entries menu={useSiteLinks().menu()} />
    </ul>
  )
}

/** The menu of goods: the universes, each with a picture and its categories. */
function GoodsEntry({ label }: { label: string }) {
  const shell = useShellData()
  if (!shell || shell.categories.length === 0) return null
  return (
    <li className={navCss.goods}>
      <Disclosure
        className={css.menuEntry}
        hover
        summary={
          <>
            {label}
            <Icon name="chevron-down" />
          </>
        }
      >
        <div className={navCss.categoryPanel}>
          <CategoryColumns categories={shell.categories} pictures={shell.universePictures} />
        </div>
      </Disclosure>
    </li>
  )
}

function Entries({ menu }: { menu: SiteGroup[] }) {
  return (
    <>
      {menu.map(({ key, label, links, isGoods }) => {
        if (isGoods) return <GoodsEntry key={key} label={label} />
        const [only] = links
        return (
          <li key={key}>
            {links.length === 1 && only ? (
              <SiteLink link={only} />
            ) : (
              <Disclosure
                className={css.menuEntry}
                hover
                summary={
                  <>
                    {label}
                    <Icon name="chevron-down" />
                  </>
                }
              >
                <ul className={css.menuDrop}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <SiteLink link={link} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        )
      })}
    </>
  )
}
