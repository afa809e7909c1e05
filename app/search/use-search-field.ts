import { type RefObject, useEffect, useState } from "react"
import type { Suggestions } from "../api-client/suggestions.ts"
import { readAgain } from "../browser/read-again.ts"
import * as css from "./suggest.module.css"

/** Debounce: between the last key and the request; in milliseconds. */
const debounceDelay = 150
const maxCached = 50

const answers = new Map<string, Suggestions>()

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await readAgain(`/suggestions${search}`, { signal })
  if (!response.ok) throw new Error(`Suggestions not read: ${response.status}`)
  return response.json()
}

function cacheSuggestions(search: string, answer: Suggestions): void {
  if (answers.size >= maxCached) answers.clear()
  answers.set(search, answer)
}

type Answer = { search: string; suggestions: Suggestions }

/** Suggestions for a search. Requests are debounced; a new one aborts the one before. The last answer stays until the next one
 *  is there, or for good when that fails.
 *  @param search query string of the request; null sends none */
export function useSuggestions(search: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (search === null) return
    const known = answers.get(search)
    if (known) {
      setAnswer({ search, suggestions: known })
      return
    }
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(search, aborted.signal).then(
        (suggestions) => {
          cacheSuggestions(search, suggestions)
          setAnswer({ search, suggestions })
        },
        () => {},
      )
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [search])

  return answer
}

type Choice = { active: string | undefined; setActive: (id: string | undefined) => void }

function fieldsOf(form: HTMLFormElement | null) {
  const input = form?.elements.namedItem("searchText")
  const pick = form?.elements.namedItem("productType")
  return {
    input: input instanceof HTMLInputElement ? input : null,
    productType: pick instanceof HTMLSelectElement ? pick.value : "",
  }
}

/** The next option in reading order, the field itself standing between the last and the first. */
function neighbour(form: HTMLFormElement, active: string | undefined, step: 1 | -1): string | undefined {
  const ids = [...form.querySelectorAll("[role=option]")].map(({ id }) => id)
  const places = [undefined, ...ids]
  const at = places.indexOf(active)
  return places[(Math.max(at, 0) + step + places.length) % places.length]
}

/** Follows the field of a search form: what is typed, and the keys of a combobox (ARIA Authoring Practices). */
export function useSearchField(form: RefObject<HTMLFormElement | null>, { active, setActive }: Choice) {
  const [open, setOpen] = useState(() => document.activeElement === fieldsOf(form.current).input)
  const [typed, setTyped] = useState(() => fieldsOf(form.current).input?.value ?? "")

  useEffect(() => {
    const element = form.current
    const { input } = fieldsOf(element)
    if (!element || !input) return
    const over = new AbortController()
    const until = { signal: over.signal }

    const unfold = () => {
      setTyped(input.value)
      setActive(undefined)
      setOpen(true)
    }
    const fold = () => {
      setActive(undefined)
      setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      // The keys of an Arabic or Japanese input method are its own.
      if (event.isComposing) return
      const list = element.querySelector("[role=listbox]")
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault()
        if (!list) return unfold()
        const next = neighbour(element, active, event.key === "ArrowDown" ? 1 : -1)
        setActive(next)
        if (next) document.getElementById(next)?.scrollIntoView({ block: "nearest" })
      } else if (event.key === "Enter" && active && list) {
        event.preventDefault()
        document.getElementById(active)?.click()
      } else if (event.key === "Escape" && element.querySelector(`.${css.suggest}`)) {
        // The list alone closes: the text stays, and so does the panel that the field may stand in.
        event.preventDefault()
        fold()
      }
    }
    const onLeave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) fold()
    }
    input.addEventListener("focus", unfold, until)
    input.addEventListener("click", unfold, until)
    input.addEventListener("input", unfold, until)
    input.addEventListener("keydown", onKey, until)
    element.addEventListener("focusout", onLeave, until)
    element.addEventListener("submit", fold, until)
    return () => over.abort()
  }, [form, active, setActive])

  const close = () => setOpen(false)
  return { open, text: typed, productType: fieldsOf(form.current).productType, close }
}
