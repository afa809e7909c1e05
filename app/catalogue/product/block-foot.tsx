import { memo } from "react"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import { categoryPath } from "../../cards/product-links.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { NoticeWords } from "../../page/notice-words.tsx"
import { useShop } from "../../page/page.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./product.module.css"

/** The product block's bottom: its categories again, and the construction notice (specification, section 2). */
export const BlockFoot = memo(function BlockFoot({ product }: { product: BlockProduct }) {
  const { t, to } = useI18n()
  const notice = useShop()?.notice
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
      {notice && (
        <p className={css.building}>
          <Icon name="hard-hat" />
          <span>
            <NoticeWords settings={notice} />
          </span>
        </p>
      )}
    </div>
  )
})
