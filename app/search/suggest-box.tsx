import { Fragment, type RefObject, useEffect, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { useUniverseName } from "../page/page.tsx"
import * as buttons from "../styles/buttons.module.css"
import { clearSearches } from "./recent-searches.ts"
import * as css from "./suggest.module.css"
import { type SuggestGroup, type SuggestOption, searchAddress, suggestGroups } from "./suggest-options.ts"
import { useRecentSearches } from "./use-recent-searches.ts"
import { useSearchField, useSuggestions } from "./use-search-field.ts"
import "./suggest.css"
import { textLanguage } from "#core/i18n/text-language.ts"
import { fromDinars } from "#core/money.ts"
import type { SuggestedCategory, SuggestedProduct } from "../api-client/suggestions.ts"
import { BlankTile } from "../cards/product-tile.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { Price, WasPrice } from "../ui/price.tsx"

type SuggestListProps = {
  id: string
  groups: SuggestGroup[]
  active: string | undefined
  onChosen: () => void
}

const classes = { recent: undefined, category: css.suggestCategory, product: css.suggestProduct, all: css.suggestAll }

/** The suggestions in groups. Each is a link, so that it opens in another tab too; the field moves among them. */
function SuggestList({ id, groups, active, onChosen }: SuggestListProps) {
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
            className={classes[option.kind]}
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
  const nameOf = useUniverseName()
  const { title, picture, productType } = category
  return (
    <>
      {picture ? <Thumbnail picture={picture} side={36} /> : <BlankTile universe={productType} />}
      <span {...textLanguage(category, "title")}>{title}</span>
      <span className="muted small">{nameOf(productType)}</span>
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

/** State of the list of suggestions for the field's ARIA attributes. */
export type ListState = { open: boolean; active: string | undefined }

export type SuggestBoxProps = {
  form: RefObject<HTMLFormElement | null>
  listId: string
  /** Hears whether the list is open and which option is chosen, for the field's attributes. */
  onList: (list: ListState) => void
}

/** The list under a search field, an ARIA combobox: arrows choose, Enter goes there, Escape closes. The focus stays in
 *  the field. */
export function SuggestBox({ form, listId, onList }: SuggestBoxProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const recent = useRecentSearches()
  const [active, setActive] = useState<string>()
  const { open, text, productType, close } = useSearchField(form, { active, setActive })
  const address = `${searchAddress(text.trim(), productType)}&locale=${locale}`
  const answer = useSuggestions(open ? address : null)
  const suggestions = answer?.suggestions
  const fresh = answer?.search === address
  const groups = open ? suggestGroups({ text, productType, recent, suggestions }, listId, i18n) : []
  const options = groups.flatMap((group) => group.options)
  const shown = options.some(({ id }) => id === active) ? active : undefined
  const listed = options.length > 0
  useEffect(() => onList({ open: listed, active: shown }), [onList, listed, shown])

  const nothing = fresh && text.trim() !== "" && suggestions?.total === 0 && options.length === 0
  if (!listed && !nothing) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the box leaves the focus in the field
    <div className={css.suggest} onMouseDown={(event) => event.preventDefault()}>
      <p className="sr" role="status">
        {fresh ? t("search.suggest.count", { n: options.length }) : ""}
      </p>
      {suggestions?.meant && text.trim() !== "" && (
        <p className={css.suggestNote}>{t("search.meant", { text: suggestions.meant })}</p>
      )}
      {nothing && <p className={css.suggestNote}>{t("search.suggest.none", { text: text.trim() })}</p>}
      {listed && <SuggestList id={listId} groups={groups} active={shown} onChosen={close} />}
      {text.trim() === "" && recent.length > 0 && (
        <button type="button" className={buttons.link} onClick={() => clearSearches(form.current)}>
          {t("search.recent.forget")}
        </button>
      )}
    </div>
  )
}
