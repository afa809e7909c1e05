export type BoundedMap<K, V> = {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => void
  delete: (key: K) => void
}

/** A map that forgets the entries that were not read for the longest time.
 *  @param maxEntries how many it holds */
export function boundedMap<K, V>(maxEntries: number): BoundedMap<K, V> {
  const entries = new Map<K, V>()
  const set = (key: K, value: V) => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    delete: (key) => entries.delete(key),
  }
}
