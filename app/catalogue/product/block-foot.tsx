import { memo } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { NoticeWords } from "../../shell/layouts/notice-words.tsx"
import { useShellData } from "../../shell/shell-data.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./product.module.css"
import { categoryPath } from "./product-links.ts"

/** The product block's bottom: its categories again, and the construction notice (specification, section 2). */
export const BlockFoot = memo(function BlockFoot({ product }: { product: Product }) {
  const { t, to } = useI18n()
  const settings = useShellData()?.settings
  return (
    <div className={css.blockFoot}>
      {product.categories.length > 0 && (
        <p>
          {t("product.categories")}{" "}
          {product.categories.map((category) => (
            <Link key={category.slug} to={to(categoryPath(category))} {...textLanguage(category, "title")}>
              {category.title}
            </Link>
          ))}
        </p>
      )}
      {settings?.constructionBanner && (
        <p className={css.building}>
          <Icon name="hard-hat" />
          <span>
            <NoticeWords settings={settings} />
          </span>
        </p>
      )}
    </div>
  )
})
