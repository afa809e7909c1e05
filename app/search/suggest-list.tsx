import { Fragment } from "react"
import { textLanguage } from "#core/i18n/text-language.ts"
import { fromDinars } from "#core/money.ts"
import { BlankTile } from "../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price, WasPrice } from "../ui/price.tsx"
import * as css from "./suggest.module.css"
import type { SuggestGroup, SuggestOption } from "./suggest-options.ts"
import type { SuggestedCategory, SuggestedProduct } from "./suggestions.ts"

type SuggestListProps = {
  id: string
  groups: SuggestGroup[]
  active: string | undefined
  onChosen: () => void
}

const looks = { recent: undefined, category: css.suggestCategory, product: css.suggestProduct, all: css.suggestAll }

/** The suggestions in groups. Each is a link, so that it opens in another tab too; the field moves among them. */
export function SuggestList({ id, groups, active, onChosen }: SuggestListProps) {
  const { t } = useI18n()
  return (
    <div className={css.suggestList} role="listbox" id={id} aria-label={t("search.suggest")}>
      {groups.map(({ title, options }) => {
        const lines = options.map((option) => (
          <Link
            key={option.id}
            id={option.id}
            role="option"
            aria-selected={option.id === active}
            tabIndex={-1}
            to={option.href}
            className={looks[option.kind]}
            onClick={onChosen}
          >
            <OptionWords option={option} />
          </Link>
        ))
        if (title === null) return <Fragment key="all">{lines}</Fragment>
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {lines}
          </div>
        )
      })}
    </div>
  )
}

function OptionWords({ option }: { option: SuggestOption }) {
  switch (option.kind) {
    case "category":
      return <CategoryWords category={option.category} />
    case "product":
      return <ProductWords product={option.product} />
    case "recent":
      return (
        <>
          <Icon name="history" />
          <bdi>{option.text}</bdi>
        </>
      )
    case "all":
      return (
        <>
          <span>{option.text}</span>
          <Icon name="arrow-right" flip />
        </>
      )
  }
}

function CategoryWords({ category }: { category: SuggestedCategory }) {
  const { t } = useI18n()
  const { title, picture, productType } = category
  return (
    <>
      {picture ? <Thumbnail picture={picture} side={36} /> : <BlankTile universe={productType} />}
      <span {...textLanguage(category, "title")}>{title}</span>
      <span className="muted small">{t(`listing.universe.${productType}`)}</span>
    </>
  )
}

function ProductWords({ product }: { product: SuggestedProduct }) {
  const { title, picture, productType, price, lastPrice } = product
  const language = textLanguage(product, "name")
  return (
    <>
      {picture ? <Thumbnail picture={picture} side={52} /> : <BlankTile universe={productType} />}
      <span>
        {language.lang ? <span {...language}>{title}</span> : title}
        <span className={css.suggestPrice}>
          <Price amount={fromDinars(price)} sale={lastPrice !== null} />
          {lastPrice !== null && <WasPrice amount={fromDinars(lastPrice)} />}
        </span>
      </span>
    </>
  )
}
