import type { MenuCategory } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { CategoryColumns } from "./category-column.tsx"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./nav.module.css"

type ColumnsProps = { categories: MenuCategory[] }

/** "All categories" by universe. */
export function CategoryMenu({ categories }: ColumnsProps) {
  const { t } = useI18n()
  return (
    <Disclosure
      className={css.categoryMenu}
      name="menu"
      summary={
        <span className={css.all}>
          <Icon name="layout-grid" />
          {t("shell.categories.all")}
          <Icon name="chevron-down" />
        </span>
      }
    >
      <div className={css.categoryPanel}>
        <CategoryColumns categories={categories} />
      </div>
    </Disclosure>
  )
}
