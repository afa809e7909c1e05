import { useCallback, useMemo, useSyncExternalStore } from "react"

/** The prefix of every key. It is the one under which browsers hold their values since the console's first version. */
const prefix = "RaStorehanout-console."

/** Values that stay in the browser after somebody signs out. */
const deviceKeys = ["locale", "orders.savedFilters", "orders.alerts", "orders.slipFormat"]

/** A value in the browser's storage. What is stored there may be of another version or of another hand, so it is checked. */
export type StoredValue<T> = {
  key: string
  /** Value in place of one that is missing or of another shape. */
  initial: T
  isValid: (value: unknown) => value is T
}

/** Storage that lasts as long as the page, for browsers that refuse the lasting one. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
const publish = () => {
  for (const listener of listeners) listener()
}

function readText(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(prefix + key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
  publish()
}

function parse<T>(text: string | null, { initial, isValid }: StoredValue<T>): T {
  if (text === null) return initial
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : initial
  } catch {
    return initial
  }
}

/** Reads a stored value once. */
export const readStored = <T>(stored: StoredValue<T>): T => parse(readText(stored.key), stored)

const writeStored = <T>({ key }: StoredValue<T>, value: T): void => writeText(key, JSON.stringify(value))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another window of the same browser.
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}

/** A stored value and what changes it; other windows of the browser follow. */
export function useStored<T>(stored: StoredValue<T>): [value: T, write: (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => readText(stored.key))
  const value = useMemo(() => parse(text, stored), [text, stored])
  const write = useCallback((next: T) => writeStored(stored, next), [stored])
  return [value, write]
}

/** Deletes all values but those of the device. */
export function resetStored(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) {
      const isOurs = key.startsWith(prefix) && !deviceKeys.includes(key.slice(prefix.length))
      if (isOurs) localStorage.removeItem(key)
    }
  } catch {
    // Nothing lasting is stored then.
  }
  publish()
}
