import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react"
import type { TextKey } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-head.module.css"
import { Icon } from "../icon.tsx"
import { useListContext } from "./list-context.tsx"

const pause = 350

/** Search in a list, of orders by number, phone or name: while one types, and at once on Enter. */
export function FilterSearch({ text = "orders.search" }: { text?: TextKey }) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const q = String(filterValues.q ?? "")
  useEffect(() => {
    // Set from elsewhere: a saved search, or all filters cleared.
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search.current(), pause)
  }
  // The typed search that is not among the filters yet.
  const wanted = useRef<string>(undefined)
  const search = useRef<() => void>(() => undefined)
  // The filters of now, not those of the moment at which somebody typed.
  useLayoutEffect(() => {
    search.current = () => {
      clearTimeout(timer.current)
      const typed = input.current?.value.trim() ?? ""
      const { q: _, ...others } = filterValues
      if (typed === q) wanted.current = undefined
      else setFilters(typed ? { ...others, q: typed } : others)
    }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the filters become others
  useEffect(() => {
    if (wanted.current === q) wanted.current = undefined
    // A filter that was chosen in the same moment has taken the place of the search.
    if (wanted.current !== undefined) later()
  }, [filterValues])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.current()
  }
  return (
    <search>
      <form className={css.searchS} onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          defaultValue={q}
          aria-label={t(text)}
          placeholder={t(text)}
          onChange={({ target }) => {
            wanted.current = target.value.trim()
            later()
          }}
        />
      </form>
    </search>
  )
}
