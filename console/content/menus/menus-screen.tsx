import { Link, useParams } from "react-router"
import { type MenuName, menuNames } from "#core/content/menus/menu.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import * as settingsCss from "../../styles/settings.module.css"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { MenuForm } from "./menu-form.tsx"
import { loadMenu } from "./use-menu-editor.ts"

/** The menus of every page, one at a time. */
export function MenusScreen() {
  const t = useText()
  const { menu: name = menuNames[0] } = useParams()
  const menu = menuNames.find((one) => one === name)
  if (!menu) return <NotFound />
  return (
    <Screen title={t("settings.menus")} lead={t("menu.hint")}>
      <nav className={settingsCss.cTabs} aria-label={t("settings.menus")}>
        {menuNames.map((one) => (
          <Link key={one} to={`/settings/menus/${one}`} aria-current={one === menu ? "page" : undefined}>
            {t(`menu.${one}`)}
          </Link>
        ))}
      </nav>
      <StoredMenu key={menu} menu={menu} />
    </Screen>
  )
}

function StoredMenu({ menu }: { menu: MenuName }) {
  const query = useRecordQuery(["menus", menu], () => loadMenu(menu))
  return <Loaded query={query}>{(loaded) => <MenuForm menu={menu} loaded={loaded} />}</Loaded>
}
