import { type RefObject, useEffect, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import * as buttons from "../styles/buttons.module.css"
import { clearSearches } from "./recent-searches.ts"
import * as css from "./suggest.module.css"
import { SuggestList } from "./suggest-list.tsx"
import { searchAddress, suggestGroups } from "./suggest-options.ts"
import { useRecentSearches } from "./use-recent-searches.ts"
import { useSearchField } from "./use-search-field.ts"
import { useSuggestions } from "./use-suggestions.ts"
import "../styles/screens/suggest.css"

/** What the field tells about its list of suggestions. */
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
