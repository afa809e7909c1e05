import type { StoredText } from "./stored-text.ts"

/** How a list is written in the browser's storage. */
export type ListFormat<List> = { empty: List; read: (text: string | null) => List; write: (list: List) => string }

export type ListStore<List> = {
  get(): List
  /** Applies a rule to the list as it is now in all tabs; keeps and tells what came out of it. */
  change<Result>(rule: (list: List) => Result, listOf: (result: Result) => List): Result
  subscribe(listener: () => void): () => void
}

/** A list in a stored text. Where nothing can be stored, it lives as long as the page. */
export function createListStore<List>(storage: StoredText, format: ListFormat<List>): ListStore<List> {
  const listeners = new Set<() => void>()
  let list = format.empty
  let seen: string | null = null
  let watching = () => {}

  function tell() {
    for (const listener of listeners) listener()
  }

  /** Reads what another tab, or an earlier visit, has written since the last read. */
  function catchUp() {
    const text = storage.read()
    if (text === seen) return false
    seen = text
    list = format.read(text)
    return true
  }

  catchUp()

  return {
    get: () => list,
    change(rule, listOf) {
      const caughtUp = catchUp()
      const result = rule(list)
      const next = listOf(result)
      if (next !== list) {
        list = next
        const text = format.write(list)
        if (storage.write(text)) seen = text
        tell()
      } else if (caughtUp) tell()
      return result
    },
    subscribe(listener) {
      if (listeners.size === 0) watching = storage.watch(() => catchUp() && tell())
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) watching()
      }
    },
  }
}
