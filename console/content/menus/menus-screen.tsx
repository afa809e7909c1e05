import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { type MenuName, menuNames } from "#core/content/menus/menu.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settingsCss from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
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
    <div className={`${parts.cPage} ${settingsCss.cParts} ${forms.cFormPage}`}>
      <h1>{t("settings.menus")}</h1>
      <p className="muted">{t("menu.hint")}</p>
      <nav className={settingsCss.cTabs} aria-label={t("settings.menus")}>
        {menuNames.map((one) => (
          <Link key={one} to={`/settings/menus/${one}`} aria-current={one === menu ? "page" : undefined}>
            {t(`menu.${one}`)}
          </Link>
        ))}
      </nav>
      <StoredMenu key={menu} menu={menu} />
    </div>
  )
}

function StoredMenu({ menu }: { menu: MenuName }) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ["menus", menu],
    queryFn: () => loadMenu(menu),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <MenuForm menu={menu} loaded={data} />
  return error ? <FailedScreen again={() => refetch()} /> : <p role="status">{t("form.loading")}</p>
}
