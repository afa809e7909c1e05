import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../page/island.tsx"
import { usePage, useShop } from "../page/page.tsx"
import * as fieldsCss from "../styles/fields.module.css"
import * as searchCss from "../styles/search.module.css"
import { Icon } from "../ui/icon.tsx"
import { Form } from "../ui/link.tsx"
import type { ListState, SuggestBoxProps } from "./suggest-box.tsx"

type SearchFormProps = {
  className?: string
  /** Offers to search in one universe alone. */
  pick?: boolean
  /** Label that distinguishes it from the header's search on the same page. */
  label?: string
}

const closed: ListState = { open: false, active: undefined }

/** The shop's search: a GET form, so that it also works without JavaScript. Suggestions as one types come with the first
 *  focus. */
export const SearchForm = island("search", ({ className = "", pick = false, label }: SearchFormProps) => {
  const { t } = useI18n()
  const { search, shop } = usePage()
  const params = new URLSearchParams(search)
  const searched = params.get("searchText") ?? ""
  const universe = params.get("productType") ?? ""
  const form = useRef<HTMLFormElement>(null)
  const [Suggest, setSuggest] = useState<ComponentType<SuggestBoxProps> | null>(null)
  const [list, setList] = useState(closed)
  const listId = useId()

  const loadSuggestions = useCallback(() => {
    // Without it the form still searches.
    import("./suggest-box.tsx").then(
      ({ SuggestBox }) => setSuggest(() => SuggestBox),
      () => {},
    )
  }, [])
  useEffect(() => {
    // A visitor who is in the field before the script comes gives it no focus any more.
    if (form.current?.elements.namedItem("searchText") === document.activeElement) loadSuggestions()
  }, [loadSuggestions])

  return (
    <Form ref={form} className={`${searchCss.search} ${className}`} role="search" aria-label={label} action="/search">
      {pick && <UniversePick chosen={universe} />}
      <input
        type="search"
        name="searchText"
        aria-label={t("shell.search.label")}
        placeholder={
          shop?.searchHint || (pick && shop?.proposedSearch ? `${shop.proposedSearch}…` : t("shell.search.short"))
        }
        defaultValue={searched}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={loadSuggestions}
        {...(Suggest && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": list.open,
          "aria-controls": list.open ? listId : undefined,
          "aria-activedescendant": list.active,
        })}
      />
      <button type="submit" aria-label={t("shell.search.submit")}>
        <Icon name="search" />
      </button>
      {Suggest && <Suggest form={form} listId={listId} onList={setList} />}
    </Form>
  )
})

/** Nothing where the shop has categories of one universe alone. */
function UniversePick({ chosen }: { chosen: string }) {
  const { t } = useI18n()
  const universes = useShop()?.universes ?? []
  if (universes.length < 2) return null
  return (
    <div className={fieldsCss.pick}>
      <select name="productType" aria-label={t("shell.search.universe")} defaultValue={chosen}>
        <option value="">{t("shell.search.everywhere")}</option>
        {universes.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  )
}
