import { type ComponentType, useState } from "react"
import type { MenuCategory } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { importOptional } from "../../start/optional-import.ts"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./nav.module.css"

type ColumnsProps = { categories: MenuCategory[] }

/** "All categories" by universe, whose code comes as it opens; until then, without JavaScript and where the code cannot be
 *  had, a way to the page of all categories. */
export function CategoryMenu({ categories }: ColumnsProps) {
  const { t, to } = useI18n()
  const [Columns, setColumns] = useState<ComponentType<ColumnsProps>>()
  const load = () => {
    importOptional(() => import("./category-column.tsx")).then(
      ({ CategoryColumns }) => setColumns(() => CategoryColumns),
      () => {},
    )
  }
  const panel = (
    <div className={css.categoryPanel}>
      {Columns ? (
        <Columns categories={categories} />
      ) : (
        <Link className={css.categoryHead} to={to("/shop-categories")}>
          {t("shell.categories.all")}
        </Link>
      )}
    </div>
  )
  return (
    <Disclosure
      className={css.categoryMenu}
      name="menu"
      onNear={load}
      summary={
        <span className={css.all}>
          <Icon name="layout-grid" />
          {t("shell.categories.all")}
          <Icon name="chevron-down" />
        </span>
      }
    >
      {panel}
    </Disclosure>
  )
}
