import { useEffect, useState } from "react"
import { readAgain } from "../start/read-again.ts"
import type { Suggestions } from "./suggestions.ts"

/** Between the last key and the question; in milliseconds. */
const rest = 150
const maxCached = 50

const answers = new Map<string, Suggestions>()

async function ask(search: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await readAgain(`/suggestions${search}`, { signal })
  if (!response.ok) throw new Error(`Suggestions not read: ${response.status}`)
  return response.json()
}

function keep(search: string, answer: Suggestions): void {
  if (answers.size >= maxCached) answers.clear()
  answers.set(search, answer)
}

export type Answer = { search: string; suggestions: Suggestions }

/** What the shop suggests. A question that is overtaken by the next one is broken off; the answer before it stays until
 *  the new one is there, or for good when it cannot be had.
 *  @param search of the address asked; null asks nothing */
export function useSuggestions(search: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (search === null) return
    const known = answers.get(search)
    if (known) {
      setAnswer({ search, suggestions: known })
      return
    }
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      ask(search, overtaken.signal).then(
        (suggestions) => {
          keep(search, suggestions)
          setAnswer({ search, suggestions })
        },
        () => {},
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [search])

  return answer
}
