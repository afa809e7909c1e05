import { useEffect, useState } from "react"
import { readAgain } from "../shell/start/read-again.ts"
import type { Suggestions } from "./suggestions.ts"

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

export type Answer = { search: string; suggestions: Suggestions }

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
