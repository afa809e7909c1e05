import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { namedUniverses } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import type { ListState } from "../../../search/list-state.ts"
import * as searchCss from "../../../search/search.module.css"
import type { SuggestBoxProps } from "../../../search/suggest-box-props.ts"
import * as fieldsCss from "../../../styles/fields.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Form } from "../../../ui/link.tsx"
import { useShellData } from "../../shell-data.ts"

type SearchFormProps = {
  className?: string
  /** Offers to search in one universe alone. */
  pick?: boolean
  /** What sets it apart from the header's search on the same page. */
  label?: string
  /** In a panel with a history entry of its own, which the results replace. */
  replace?: boolean
}

const closed: ListState = { open: false, active: undefined }

/** The shop's search: a GET form, so that it also works without JavaScript. Suggestions as one types come with the first
 *  focus. */
export function SearchForm({ className = "", pick = false, label, replace = false }: SearchFormProps) {
  const { t } = useI18n()
  const searchHint = useShellData()?.settings.searchHint
  const [params] = useSearchParams()
  const searched = params.get("searchText") ?? ""
  const universe = params.get("productType") ?? ""
  const form = useRef<HTMLFormElement>(null)
  const [Suggest, setSuggest] = useState<ComponentType<SuggestBoxProps> | null>(null)
  const [list, setList] = useState(closed)
  const listId = useId()
  useFollowedAddress(form, searched, universe)

  const loadSuggestions = useCallback(() => {
    // Without it the form still searches.
    import("../../../search/suggest-box.tsx").then(
      ({ SuggestBox }) => setSuggest(() => SuggestBox),
      () => {},
    )
  }, [])
  useEffect(() => {
    // Who is in the field before the script comes gives it no focus any more.
    if (form.current?.elements.namedItem("searchText") === document.activeElement) loadSuggestions()
  }, [loadSuggestions])

  return (
    <Form
      ref={form}
      className={`${searchCss.search} ${className}`}
      role="search"
      aria-label={label}
      action="/search"
      replace={replace}
    >
      {pick && <UniversePick chosen={universe} />}
      <input
        type="search"
        name="searchText"
        aria-label={t("shell.search.label")}
        placeholder={searchHint || t(pick ? "shell.search.placeholder" : "shell.search.short")}
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
}

/** Writes another search of the address into the fields; what was typed before the script came stays. */
function useFollowedAddress(form: React.RefObject<HTMLFormElement | null>, searched: string, universe: string) {
  const shown = useRef({ searched, universe })
  useEffect(() => {
    if (shown.current.searched === searched && shown.current.universe === universe) return
    shown.current = { searched, universe }
    const text = form.current?.elements.namedItem("searchText")
    const pick = form.current?.elements.namedItem("productType")
    if (text instanceof HTMLInputElement) text.value = searched
    if (pick instanceof HTMLSelectElement) pick.value = universe
  }, [form, searched, universe])
}

/** Nothing where the shop has categories of one universe alone. */
function UniversePick({ chosen }: { chosen: string }) {
  const { t } = useI18n()
  const universes = namedUniverses(useShellData()?.categories ?? [])
  if (universes.length < 2) return null
  return (
    <div className={fieldsCss.pick}>
      <select name="productType" aria-label={t("shell.search.universe")} defaultValue={chosen}>
        <option value="">{t("shell.search.everywhere")}</option>
        {universes.map((type) => (
          <option key={type} value={type}>
            {t(`shell.universe.${type}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  )
}
